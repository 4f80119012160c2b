// RUN: mlir-interp diff %s --passes='func.func(affine-super-vectorize{virtual-vector-size=4}),symbol-dce' | FileCheck %s
// What a pass leaves may be what is not executed here; where a later one makes of it what is, that is
// held against the program before both.
// CHECK: no counterexample in
// CHECK-NEXT: not judged behind 'func.func(affine-super-vectorize{virtual-vector-size=4})': what it left cannot be read here
// CHECK-NEXT: what later passes left was held against the program before it
func.func @f(%v: i32) -> i32 {
  %r = arith.addi %v, %v : i32
  return %r : i32
}

func.func private @nobody_calls(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %m[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %m[%i] : memref<8xf32>
  }
  return
}
