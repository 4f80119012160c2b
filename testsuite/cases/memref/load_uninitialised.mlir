// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// What was never written reads as poison (M12), which nothing here uses.
memref.global "private" @g : memref<2xi32> = uninitialized
func.func private @hand_on(%x: i32, %b: i1) -> i32 {
  cf.br ^on(%x : i32)
^on(%y: i32):
  %z = arith.select %b, %y, %x : i32
  return %z : i32
}
func.func @main() -> (i32, f32, i1, vector<4xi8>, complex<f32>, i128, index, i32, i32, i32, memref<2xi32>) {
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  // CHECK: poison : i32
  // STRICT: load_uninitialised.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %a = memref.load %m[%c1] : memref<2xi32>
  // CHECK-NEXT: poison : f32
  %mf = memref.alloca() : memref<f32>
  %b = affine.load %mf[] : memref<f32>
  // CHECK-NEXT: poison : i1
  %mb = memref.alloca() : memref<i1>
  %c = memref.load %mb[] : memref<i1>
  // CHECK-NEXT: poison : vector<4xi8>
  %mv = memref.alloca() : memref<vector<4xi8>>
  %d = memref.load %mv[] : memref<vector<4xi8>>
  // CHECK-NEXT: poison : complex<f32>
  %mc = memref.alloca() : memref<complex<f32>>
  %e = memref.load %mc[] : memref<complex<f32>>
  // CHECK-NEXT: poison : i128
  %mw = memref.alloca() : memref<i128>
  %f = memref.load %mw[] : memref<i128>
  // CHECK-NEXT: poison : index
  %mi = memref.alloca() : memref<index>
  %g = memref.load %mi[] : memref<index>
  // CHECK-NEXT: poison : i32
  %mg = memref.get_global @g : memref<2xi32>
  %h = memref.load %mg[%c1] : memref<2xi32>
  // Poison goes through loops, calls and memory.
  // CHECK-NEXT: poison : i32
  %i = affine.for %k = 0 to 3 iter_args(%s = %seven) -> i32 {
    %x = affine.load %m[%k mod 2] : memref<2xi32>
    %y = arith.addi %s, %x : i32
    affine.yield %y : i32
  }
  // CHECK-NEXT: poison : i32
  %j = call @hand_on(%a, %true) : (i32, i1) -> i32
  // What was stored is poison, what never was is a question mark.
  // CHECK-NEXT: dense<[poison, ?]> : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  affine.store %a, %n[0] : memref<2xi32>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %n : i32, f32, i1, vector<4xi8>, complex<f32>, i128, index, i32, i32, i32, memref<2xi32>
}
