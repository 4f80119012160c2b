// RUN: rm -rf %t && mkdir %t && python3 %S/Inputs/npy_orders.py %t
// RUN: mlir-interp run %s -e main --args='@"%t/big.npy", @"%t/columns.npy", @"%t/both.npy"' | FileCheck %s
// RUN: not mlir-interp run %s -e one --args='@"%t/lacking.npy"' 2>&1 | FileCheck %s --check-prefix=LACKING
// RUN: not mlir-interp run %s -e one --args='@"%t/neither.npy"' 2>&1 | FileCheck %s --check-prefix=NEITHER
// RUN: for f in list after twice unknown record number open; do not mlir-interp run %s -e one --args="@\"%t/$f.npy\""; done 2>&1 | FileCheck %s --check-prefix=HEADER
// Numbers from the highest byte to the lowest, and columns one behind the other.

// CHECK: dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00]]> : tensor<2x3xf32>
// CHECK: dense<{{\[\[}}0.000000e+00, 1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00, 5.000000e+00]]> : tensor<2x3xf32>
// CHECK: dense<{{\[\[\[}}(0.000000e+00,1.000000e+00), (2.000000e+00,3.000000e+00)]], {{\[\[}}(4.000000e+00,5.000000e+00), (6.000000e+00,7.000000e+00)]]]> : tensor<2x1x2xcomplex<f32>>
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %c: tensor<2x1x2xcomplex<f32>>)
    -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1x2xcomplex<f32>>) {
  return %a, %b, %c : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1x2xcomplex<f32>>
}

// LACKING: its header has no 'fortran_order'
// HEADER: list.npy': its header is no dictionary
// HEADER: after.npy': its header goes on behind the dictionary
// HEADER: twice.npy': its header has 'shape' twice
// HEADER: unknown.npy': its header has 'order', which the format does not know
// HEADER: record.npy': its 'descr' is no string: records are not read
// HEADER: number.npy': its 'shape' is no tuple of sizes that could be read
// HEADER: open.npy': its header is no dictionary
// NEITHER: its 'fortran_order' is neither True nor False
func.func @one(%a: tensor<2x3xf32>) {
  return
}
