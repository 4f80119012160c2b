// Of loops whose terminators are not written nothing is marked where nothing changed; constants that a pass gives
// the location of a function, or of a loop it lowers, are new. A line an operation that is marked: its number, line,
// column, places, and 1 for changed, 2 for new, 4 for gone.
// RUN: mlir-interp diff %s --entry=loops --passes=canonicalize --html=%t.html
// RUN: grep -o '"operations": .*' %t.html | grep -o '\[[0-9]*,[0-9]*,[0-9]*,\[[0-9,]*\],[1-7],' | FileCheck %s --check-prefix=LOOPS
// RUN: mlir-interp diff %s --entry=copied --passes=affine-data-copy-generate --html=%t.html
// RUN: grep -o '"operations": .*' %t.html | grep -o '\[[0-9]*,[0-9]*,[0-9]*,\[[0-9,]*\],[1-7],' | FileCheck %s --check-prefix=COPIED
// RUN: mlir-interp diff %s --entry=copied --passes=lower-affine --html=%t.html
// RUN: grep -o '"operations": .*' %t.html | grep -o '\[[0-9]*,[0-9]*,[0-9]*,\[[0-9,]*\],[1-7],' | FileCheck %s --check-prefix=LOWERED
// LOOPS: {{^}}[4,[[# @LINE + 21]],11,[4],4,
// LOOPS-NOT: {{.}}

// COPIED-NOT: ],1,
// COPIED: {{^}}[1,3,11,{{.*}}],2,
// COPIED-NEXT: {{^}}[2,4,11,{{.*}}],2,
// COPIED-NEXT: {{^}}[3,5,13,{{.*}}],2,
// COPIED-NOT: {{^}}[{{[0-9]+}},{{([1-9]|1[0-2])}},

// LOWERED: {{^}}[8,10,13,{{.*}}],2,
// LOWERED-NEXT: {{^}}[9,11,13,{{.*}}],2,
// LOWERED-NEXT: {{^}}[10,12,13,{{.*}}],2,
// LOWERED-NEXT: {{^}}[11,13,5,[7],1,
// LOWERED: {{^}}[25,29,5,[14],1,
// LOWERED-NEXT: {{^}}[26,30,15,{{.*}}],2,
// LOWERED-NEXT: {{^}}[27,31,7,[15],1,

func.func @loops(%m: memref<8xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %dead = arith.addi %x, %x : i32
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xi32>
  }
  affine.parallel (%i) = (0) to (8) {
    affine.store %x, %m[%i] : memref<8xi32>
    affine.yield
  }
  return
}

func.func @copied(%m: memref<2xi32>, %x: i32) {
  affine.for %i = 0 to 2 {
    affine.store %x, %m[0] : memref<2xi32>
  }
  return
}
