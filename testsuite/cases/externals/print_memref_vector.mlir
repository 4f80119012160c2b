// RUN: mlir-interp run %s | FileCheck %s --match-full-lines --strict-whitespace
func.func private @printMemrefVector4x4xf32(memref<?x?xvector<4x4xf32>>) attributes { llvm.emit_c_interface }
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[[0.0, 1.0, 2.0, 3.0], [4.0, 5.0, 6.0, 7.0], [8.0, 9.0, 10.0, 11.0], [12.0, 13.0, 14.0, 15.5]]> : vector<4x4xf32>
  %m = memref.alloc() : memref<1x2xvector<4x4xf32>>
  memref.store %v, %m[%c0, %c0] : memref<1x2xvector<4x4xf32>>
  memref.store %v, %m[%c0, %c1] : memref<1x2xvector<4x4xf32>>
  %u = memref.cast %m : memref<1x2xvector<4x4xf32>> to memref<?x?xvector<4x4xf32>>
//      CHECK:Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [1, 2] strides = [2, 1] data = 
// CHECK-NEXT:{{\[\[}}((0, 1, 2, 3),   (4, 5, 6, 7),   (8, 9, 10, 11),  (12, 13, 14, 15.5)),   ((0, 1, 2, 3),   (4, 5, 6, 7),   (8, 9, 10, 11),  (12, 13, 14, 15.5))]]
  call @printMemrefVector4x4xf32(%u) : (memref<?x?xvector<4x4xf32>>) -> ()
  memref.dealloc %m : memref<1x2xvector<4x4xf32>>
  return
}
