// RUN: mlir-interp diff %s --passes='convert-scf-to-emitc,symbol-dce' | FileCheck %s
// What a pass leaves may be what is not executed here; where a later one makes of it what is, that is
// held against the program before both.
// CHECK: no counterexample in
// CHECK-NEXT: not judged behind 'convert-scf-to-emitc': what it left cannot be read here
// CHECK-NEXT: what later passes left was held against the program before it
func.func @f(%v: i32) -> i32 {
  %r = arith.addi %v, %v : i32
  return %r : i32
}

func.func private @nobody_calls(%m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %m[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<8xf32>
  }
  return
}
