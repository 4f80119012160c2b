// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e tensors | FileCheck %s --check-prefix=TENSORS
// Lanes that are off are neither read nor written: what is not there does not matter.

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

// CHECK: dense<[1, 12, 3, 14]> : vector<4xi32>
// CHECK-NEXT: dense<[3, 12, 1, 14]> : vector<4xi32>
// CHECK-NEXT: dense<[11, 2, 13, 4]> : vector<4xi32>
// CHECK-NEXT: dense<[13, 2, 11, 4]> : vector<4xi32>
// CHECK-NEXT: 33619968 : i32
func.func @main() -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, i32) {
  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %other = arith.constant dense<[11, 12, 13, 14]> : vector<4xi32>
  %at = arith.constant dense<[8, 4000, 0, -4000]> : vector<4xi32>
  %m = memref.alloca() : memref<vector<4xi32>, #s>
  memref.store %data, %m[] : memref<vector<4xi32>, #s>
  %p = ptr.to_ptr %m : memref<vector<4xi32>, #s> -> !p
  %ptrs = ptr.ptr_add %p, %at : !p, vector<4xi32>
  %a = ptr.masked_load %p, %mask, %other : !p -> vector<4xi32>
  %b = ptr.gather %ptrs, %mask, %other alignment = 4 : vector<4x!p> -> vector<4xi32>
  ptr.masked_store %other, %p, %mask alignment = 4 : vector<4xi32>, !p
  %c = memref.load %m[] : memref<vector<4xi32>, #s>
  memref.store %data, %m[] : memref<vector<4xi32>, #s>
  ptr.scatter %other, %ptrs, %mask : vector<4xi32>, vector<4x!p>
  %d = memref.load %m[] : memref<vector<4xi32>, #s>
  // Without an alignment nothing is promised of the address (DECISIONS.md M27).
  %bytes = arith.constant dense<0> : vector<8xi8>
  ptr.store %bytes, %p : vector<8xi8>, !p
  %one = arith.constant 1 : i8
  %odd = ptr.ptr_add %p, %one : !p, i8
  %pair = arith.constant dense<[1, 513]> : vector<2xi16>
  %second = arith.constant dense<[false, true]> : vector<2xi1>
  ptr.masked_store %pair, %odd, %second : vector<2xi16>, !p
  %e = ptr.load %p : !p -> i64
  %shift = arith.constant 8 : i64
  %f = arith.shrui %e, %shift : i64
  %g = arith.trunci %f : i64 to i32
  return %a, %b, %c, %d, %g : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, i32
}

// TENSORS: dense<[1.000000e+00, 9.000000e+00, 3.000000e+00]> : tensor<?xf32>
// TENSORS-NEXT: dense<[3.000000e+00, poison, 1.000000e+00]> : tensor<3xf32>
func.func @tensors() -> (tensor<?xf32>, tensor<3xf32>) {
  %mask = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %data = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %nine = arith.constant dense<9.0> : tensor<3xf32>
  %m = memref.alloca() : memref<3xf32, #s>
  %p = ptr.to_ptr %m : memref<3xf32, #s> -> !p
  %on = arith.constant dense<true> : tensor<3xi1>
  ptr.masked_store %data, %p, %on : tensor<3xf32>, !p
  %dm = tensor.cast %mask : tensor<3xi1> to tensor<?xi1>
  %dn = tensor.cast %nine : tensor<3xf32> to tensor<?xf32>
  %a = ptr.masked_load %p, %dm, %dn : !p -> tensor<?xf32>
  %at = arith.constant dense<[8, 4, 0]> : tensor<3xi32>
  %ps = ptr.ptr_add %p, %at : !p, tensor<3xi32>
  // A tensor that is poison has as many lanes as the others.
  %poison = ub.poison : tensor<3xf32>
  %b = ptr.gather %ps, %mask, %poison : tensor<3x!p> -> tensor<3xf32>
  return %a, %b : tensor<?xf32>, tensor<3xf32>
}
