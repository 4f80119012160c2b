// RUN: grep '^ *//CLAIM' %s | sed 's|//CLAIM||' > %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// What stands in the body of an operation that loops by itself is looked at in each iteration; what it touches is
// still the operation's own. What the body does not read is not read for it: %y is never made.
//CLAIM @main %x in [0, 9]
//CLAIM @main %double in [0, 6]
//CLAIM @main %y never
//CLAIM @main %zero = 0 : i32
//CLAIM @main %a, %b no alias
// CHECK: {{.*}}mlir:30:15: error: a claim is broken: the file of claims says that %double is at least 0 and at most 6, unsigned, and it is 8 : i32
// CHECK: claims: range: 2, 2 of them held against 8 values, 1 broken
// CHECK: claims: constant: 1, 1 of them held against 1 value, 0 broken
// CHECK: claims: no alias: 1, 1 of them held against 17 accesses, 0 broken
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%zero : i32) outs(%b : memref<4xi32>)
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %n = arith.addi %i, %c1 : index
    %v = arith.index_cast %n : index to i32
    memref.store %v, %a[%i] : memref<4xi32>
  }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<4xi32>) outs(%b : memref<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %double = arith.addi %x, %x : i32
    linalg.yield %double : i32
  }
  %r = memref.load %b[%c0] : memref<4xi32>
  return %r : i32
}
