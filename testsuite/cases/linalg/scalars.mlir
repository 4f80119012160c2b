// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-opt %s --linalg-generalize-named-ops | mlir-interp run - | FileCheck %s
// RUN: mlir-interp diff %s --passes=linalg-generalize-named-ops | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp check %s --inputs 4 | FileCheck %s --check-prefix=NATIVE

// Inputs without dimensions go with all points (DECISIONS.md L10).

// DIFF: no counterexample in 1001 inputs: 2 functions
// NATIVE: @main: 1 input: all equal
// NATIVE: @scaled: 4 inputs: all equal

func.func @main() -> (memref<2x3xf32>, memref<2xf32>, tensor<2xi32>) {
  %three = arith.constant 3.0 : f32
  %yes = arith.constant true
  %z = memref.alloc() : memref<f32>
  linalg.fill ins(%three : f32) outs(%z : memref<f32>)
  %m = memref.alloc() : memref<2x3xf32>
  linalg.copy ins(%three : f32) outs(%m : memref<2x3xf32>)
  linalg.add ins(%three, %m : f32, memref<2x3xf32>) outs(%m : memref<2x3xf32>)
  linalg.mul ins(%m, %z : memref<2x3xf32>, memref<f32>) outs(%m : memref<2x3xf32>)

  // No input has dimensions.
  %n = memref.alloc() : memref<2xf32>
  linalg.select ins(%yes, %three, %z : i1, f32, memref<f32>) outs(%n : memref<2xf32>)

  %seven = arith.constant dense<7> : tensor<i32>
  %some = arith.constant dense<[10, 20]> : tensor<2xi32>
  %t = linalg.sub ins(%seven, %some : tensor<i32>, tensor<2xi32>) outs(%some : tensor<2xi32>) -> tensor<2xi32>

  // CHECK: dense<{{\[\[}}1.800000e+01, 1.800000e+01, 1.800000e+01], [1.800000e+01, 1.800000e+01, 1.800000e+01]]>
  // CHECK: dense<[3.000000e+00, 3.000000e+00]>
  // CHECK: dense<[-3, -13]>
  return %m, %n, %t : memref<2x3xf32>, memref<2xf32>, tensor<2xi32>
}

func.func @scaled(%a: f32, %m: memref<3xf32>) {
  linalg.mul ins(%a, %m : f32, memref<3xf32>) outs(%m : memref<3xf32>)
  return
}
