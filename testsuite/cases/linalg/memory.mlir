// RUN: mlir-interp run %s -e strided --args='dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>' | FileCheck %s --check-prefix=STRIDED
// RUN: mlir-interp run %s -e vectors | FileCheck %s --check-prefix=VECTORS
// RUN: mlir-interp run %s -e window --args='dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>, dense<[[1, 10]]> : tensor<1x2xi8>' | FileCheck %s --check-prefix=WINDOW
// Operands that are memrefs are read and changed where they are.

// The even columns become the odd ones times ten.
// STRIDED: dense<{{\[\[}}20, 2, 40, 4], [60, 6, 80, 8]]> : memref<2x4xi32>
func.func @strided(%m: memref<2x4xi32>) -> memref<2x4xi32> {
  %even = memref.subview %m[0, 0][2, 2][1, 2] : memref<2x4xi32> to memref<2x2xi32, strided<[4, 2]>>
  %odd = memref.subview %m[0, 1][2, 2][1, 2] : memref<2x4xi32> to memref<2x2xi32, strided<[4, 2], offset: 1>>
  %tens = memref.alloca() : memref<2x2xi32>
  %ten = arith.constant 10 : i32
  linalg.fill ins(%ten : i32) outs(%tens : memref<2x2xi32>)
  linalg.mul ins(%odd, %tens : memref<2x2xi32, strided<[4, 2], offset: 1>>, memref<2x2xi32>)
             outs(%even : memref<2x2xi32, strided<[4, 2]>>)
  return %m : memref<2x4xi32>
}

// Elements that are vectors.
// VECTORS: dense<[4, 6]> : vector<2xi32>
func.func @vectors() -> vector<2xi32> {
  %a = arith.constant dense<[1, 2]> : vector<2xi32>
  %b = arith.constant dense<[3, 4]> : vector<2xi32>
  %m = memref.alloca() : memref<3xvector<2xi32>>
  %c2 = arith.constant 2 : index
  linalg.fill ins(%a : vector<2xi32>) outs(%m : memref<3xvector<2xi32>>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%m : memref<3xvector<2xi32>>) {
    ^bb0(%x: vector<2xi32>):
      %s = arith.addi %x, %b : vector<2xi32>
      linalg.yield %s : vector<2xi32>
  }
  %r = memref.load %m[%c2] : memref<3xvector<2xi32>>
  return %r : vector<2xi32>
}

// WINDOW: dense<{{\[\[}}21, 32], [54, 65]]> : memref<?x?xi32>
func.func @window(%image: memref<?x?xi8>, %kernel: memref<?x?xi8>) -> memref<?x?xi32> {
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %to = memref.alloc(%c2, %c2) : memref<?x?xi32>
  linalg.fill ins(%zero : i32) outs(%to : memref<?x?xi32>)
  linalg.conv_2d ins(%image, %kernel : memref<?x?xi8>, memref<?x?xi8>) outs(%to : memref<?x?xi32>)
  return %to : memref<?x?xi32>
}
