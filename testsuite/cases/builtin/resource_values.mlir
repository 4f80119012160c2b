// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp run - | FileCheck %s
// RUN: mlir-interp check %s -e sum | FileCheck %s --check-prefix=NATIVE
// RUN: mlir-interp run %s -e missing > /dev/null 2>&1; test $? -eq 3
// RUN: not mlir-interp run %s -e missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not mlir-interp run %s -e short 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: mlir-interp run %s -e global_missing 2> /dev/null; test $? -eq 3
// Constants whose elements stand in the file's metadata, whole bytes each, i1 too: bits above the width
// are no part of a number.
memref.global constant @table : memref<2x2xf32> = dense_resource<floats>
memref.global @none : memref<2xf32> = dense_resource<none>
ml_program.global private @global(dense_resource<words> : tensor<2xi32>) : tensor<2xi32>

func.func @main() -> (tensor<2x2xf32>, vector<2xi32>, tensor<4xi1>, tensor<2xi7>, tensor<2xindex>,
                      tensor<2xcomplex<f32>>, tensor<0xi8>, tensor<1xf80>, f32, tensor<2xi32>) {
  // CHECK: dense<[{{\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  %floats = arith.constant dense_resource<floats> : tensor<2x2xf32>
  // CHECK: dense<[1, -2]> : vector<2xi32>
  %words = arith.constant dense_resource<words> : vector<2xi32>
  // CHECK: dense<[true, false, true, false]> : tensor<4xi1>
  %bits = arith.constant dense_resource<bits> : tensor<4xi1>
  // CHECK: dense<[-1, 1]> : tensor<2xi7>
  %odd = arith.constant dense_resource<odd> : tensor<2xi7>
  // CHECK: dense<[1, 2]> : tensor<2xindex>
  %index = arith.constant dense_resource<"two indices"> : tensor<2xindex>
  // CHECK: dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>
  %complex = arith.constant dense_resource<floats> : tensor<2xcomplex<f32>>
  // CHECK: dense<> : tensor<0xi8>
  %empty = arith.constant dense_resource<empty> : tensor<0xi8>
  // CHECK: dense<[1.000000e+00]> : tensor<1xf80>
  %x87 = arith.constant dense_resource<x87> : tensor<1xf80>
  // CHECK: 3.000000e+00 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %table = memref.get_global @table : memref<2x2xf32>
  %third = memref.load %table[%c1, %c0] : memref<2x2xf32>
  // CHECK: dense<[1, -2]> : tensor<2xi32>
  %global = ml_program.global_load @global : tensor<2xi32>
  return %floats, %words, %bits, %odd, %index, %complex, %empty, %x87, %third, %global
      : tensor<2x2xf32>, vector<2xi32>, tensor<4xi1>, tensor<2xi7>, tensor<2xindex>,
        tensor<2xcomplex<f32>>, tensor<0xi8>, tensor<1xf80>, f32, tensor<2xi32>
}

// NATIVE: @sum: all 2 inputs: all equal
func.func @sum(%i: i1) -> (f32, vector<2xi32>) {
  %floats = arith.constant dense_resource<floats> : tensor<2x2xf32>
  %words = arith.constant dense_resource<words> : vector<2xi32>
  %at = arith.index_castui %i : i1 to index
  %one = tensor.extract %floats[%at, %at] : tensor<2x2xf32>
  %table = memref.get_global @table : memref<2x2xf32>
  %other = memref.load %table[%at, %at] : memref<2x2xf32>
  %sum = arith.addf %one, %other : f32
  return %sum, %words : f32, vector<2xi32>
}

func.func private @missing() -> tensor<2xf32> {
  // MISSING: error: 'arith.constant': the file has no value of the resource 'none'
  %0 = arith.constant dense_resource<none> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func private @short() -> tensor<3xf32> {
  // SHORT: error: 'arith.constant': the resource 'words' holds 8 bytes, but 'tensor<3xf32>' takes 12
  %0 = arith.constant dense_resource<words> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func private @global_missing() -> memref<2xf32> {
  %0 = memref.get_global @none : memref<2xf32>
  return %0 : memref<2xf32>
}

{-#
  dialect_resources: {
    builtin: {
      floats: "0x040000000000803f000000400000404000008040",
      words: "0x0400000001000000feffffff",
      bits: "0x0100000001000300",
      odd: "0x01000000ff81",
      "two indices": "0x0800000001000000000000000200000000000000",
      empty: "0x01000000",
      x87: "0x100000000000000000000080ff3f"
    }
  }
#-}
