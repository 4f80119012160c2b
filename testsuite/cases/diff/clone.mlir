// RUN: mlir-interp diff %s --passes=ownership-based-buffer-deallocation,canonicalize,buffer-deallocation-simplification,bufferization-lower-deallocations | FileCheck %s
// A clone may be the memory it was made of, which nobody may write to afterwards (B5, P9); and to ask
// whether two addresses are the same shows nothing of where memory lies.

// CHECK: no counterexample in
// CHECK-SAME: 3 functions
func.func @same(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}

func.func @twice() -> (memref<2xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %n = memref.alloc() : memref<2xi32>
  memref.store %v, %n[%c0] : memref<2xi32>
  return %n, %n : memref<2xi32>, memref<2xi32>
}

func.func @either(%c: i1, %a: memref<3xi32>, %b: memref<3xi32>) -> memref<3xi32> {
  %r = scf.if %c -> memref<3xi32> {
    %n = memref.alloc() : memref<3xi32>
    memref.copy %a, %n : memref<3xi32> to memref<3xi32>
    scf.yield %n : memref<3xi32>
  } else {
    scf.yield %b : memref<3xi32>
  }
  return %r : memref<3xi32>
}
