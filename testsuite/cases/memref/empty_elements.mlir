// RUN: mlir-interp run %s | FileCheck %s
// Elements without bytes lie nowhere: reading, writing and copying them touches no memory (M4).
memref.global "private" constant @none : memref<2xi0> = dense<0>
func.func @main() -> (i0, i0, vector<2xi0>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xi0>
  %n = memref.alloc() : memref<2xi0>
  memref.dealloc %m : memref<2xi0>
  // CHECK: 0 : i0
  %x = memref.load %m[%c0] : memref<2xi0>
  memref.store %x, %m[%c1] : memref<2xi0>
  memref.copy %m, %n : memref<2xi0> to memref<2xi0>
  %constant = memref.get_global @none : memref<2xi0>
  memref.store %x, %constant[%c1] : memref<2xi0>
  // CHECK-NEXT: 0 : i0
  %y = affine.load %n[1] : memref<2xi0>
  // CHECK-NEXT: dense<0> : vector<2xi0>
  %v = affine.vector_load %m[0] : memref<2xi0>, vector<2xi0>
  return %x, %y, %v : i0, i0, vector<2xi0>
}
