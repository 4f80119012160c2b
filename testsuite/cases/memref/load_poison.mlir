// RUN: mlir-interp run %s | FileCheck %s
// Poison that was stored is loaded again; only what depends on it is undefined.
func.func @main() -> (i32, vector<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %p = ub.poison : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %p, %m[%c0] : memref<1xi32>
  // CHECK: poison : i32
  %a = memref.load %m[%c0] : memref<1xi32>
  %lanes = memref.alloca() : memref<vector<2xi32>>
  %q = ub.poison : vector<2xi32>
  memref.store %q, %lanes[] : memref<vector<2xi32>>
  // CHECK-NEXT: poison : vector<2xi32>
  %b = memref.load %lanes[] : memref<vector<2xi32>>
  memref.store %x, %m[%c0] : memref<1xi32>
  // CHECK-NEXT: 7 : i32
  %c = memref.load %m[%c0] : memref<1xi32>
  return %a, %b, %c : i32, vector<2xi32>, i32
}
