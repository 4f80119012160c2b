// RUN: mlir-interp run %s | FileCheck %s
// affine.vector_load and affine.vector_store: the vector's dimensions are the memref's last ones.
func.func @main() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<3x4xi32>
  %zero = arith.constant dense<0> : vector<3x4xi32>
  affine.vector_store %zero, %m[0, 0] : memref<3x4xi32>, vector<3x4xi32>
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  affine.vector_store %v, %m[%c1 + 1, %c1] : memref<3x4xi32>, vector<3xi32>
  %w = arith.constant dense<[[4, 5], [6, 7]]> : vector<2x2xi32>
  affine.vector_store %w, %m[0, symbol(%c1)] : memref<3x4xi32>, vector<2x2xi32>
  %all = affine.vector_load %m[0, 0] : memref<3x4xi32>, vector<3x4xi32>
  // CHECK: ( ( 0, 4, 5, 0 ), ( 0, 6, 7, 0 ), ( 0, 1, 2, 3 ) )
  vector.print %all : vector<3x4xi32>
  // Through strides.
  %t = memref.transpose %m (i, j) -> (j, i) : memref<3x4xi32> to memref<4x3xi32, strided<[1, 4]>>
  %column = affine.vector_load %t[1, 0] : memref<4x3xi32, strided<[1, 4]>>, vector<3xi32>
  // CHECK-NEXT: ( 4, 6, 1 )
  vector.print %column : vector<3xi32>
  return
}
