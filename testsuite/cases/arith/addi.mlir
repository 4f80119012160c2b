// RUN: mlir-interp run %s | FileCheck %s
// Sums wrap around; nsw and nuw make poison of those that do not fit.
func.func @main() -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>, i128, index,
    tensor<2xi32>, i8) {
  %a = arith.constant dense<[1, 127, -1, -128]> : vector<4xi8>
  %b = arith.constant dense<[2, 1, 1, -1]> : vector<4xi8>
  %max = arith.constant 170141183460469231731687303715884105727 : i128
  %one = arith.constant 1 : i128
  %i = arith.constant 40 : index
  %j = arith.constant 2 : index
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %p = ub.poison : i8
  %x = arith.constant 1 : i8
  // CHECK: dense<[3, -128, 0, 127]> : vector<4xi8>
  %plain = arith.addi %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[3, poison, 0, poison]> : vector<4xi8>
  %nsw = arith.addi %a, %b overflow<nsw> : vector<4xi8>
  // CHECK-NEXT: dense<[3, -128, poison, poison]> : vector<4xi8>
  %nuw = arith.addi %a, %b overflow<nuw> : vector<4xi8>
  // CHECK-NEXT: dense<[3, poison, poison, poison]> : vector<4xi8>
  %both = arith.addi %a, %b overflow<nsw, nuw> : vector<4xi8>
  // Any width, index, tensors.
  // CHECK-NEXT: -170141183460469231731687303715884105728 : i128
  %wide = arith.addi %max, %one : i128
  // CHECK-NEXT: 42 : index
  %sum = arith.addi %i, %j : index
  // CHECK-NEXT: dense<[2, 4]> : tensor<2xi32>
  %tensor = arith.addi %t, %t : tensor<2xi32>
  // CHECK-NEXT: poison : i8
  %poisoned = arith.addi %p, %x : i8
  return %plain, %nsw, %nuw, %both, %wide, %sum, %tensor, %poisoned : vector<4xi8>, vector<4xi8>,
      vector<4xi8>, vector<4xi8>, i128, index, tensor<2xi32>, i8
}
