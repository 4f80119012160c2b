// Elements that are vectors are written, and read as arguments, taken apart: a level of brackets for each of theirs.
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=OFFER
// RUN: mlir-interp run %s -e second --args='dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>' | FileCheck %s
// RUN: not mlir-interp run %s -e second --args='dense<[[1, 2, 3]]> : tensor<1x3xi8>' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp check %s --inputs=20 | FileCheck %s --check-prefix=NATIVE

// OFFER: for example: {{.*}} --args='dense<3> : tensor<4x2xi8>'
// CHECK: dense<[3, 4]> : vector<2xi8>
// CHECK-NEXT: %arg0 = dense<{{\[\[}}1, 2], [3, 4], [5, 6]]> : memref<?xvector<2xi8>>
// WRONG: argument 0 of @second is of type 'memref<?xvector<2xi8>>', but got 'dense<{{.*}}> : tensor<1x3xi8>'
// NATIVE: @second: 20 inputs, 2 undefined: 18 compared, all equal
func.func @second(%m: memref<?xvector<2xi8>>) -> vector<2xi8> {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<?xvector<2xi8>>
  return %v : vector<2xi8>
}
