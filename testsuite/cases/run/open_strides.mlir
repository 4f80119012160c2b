// RUN: mlir-interp run %s --args='dense<[[1, 2, 3], [4, 5, 6]]>, dense<[[1, 2, 3], [4, 5, 6]]>, dense<[[1, 2, 3], [4, 5, 6]]>' | FileCheck %s
// Strides that a type leaves open are such that each element is memory of its own.

// CHECK: [0, 2, 1]
// CHECK: %arg0 = dense<{{\[}}[1, 2, 3], [4, 5, 6]]>
// CHECK: %arg1 = dense<{{\[}}[1, 2, 3], [4, 5, 6]]>
// CHECK: %arg2 = dense<{{\[}}[1, 2, 3], [4, 5, 6]]>
func.func @main(%a: memref<2x3xi8, strided<[1, ?]>>, %b: memref<2x3xi8, strided<[?, 2]>>,
                %c: memref<2x3xi8, strided<[?, ?], offset: ?>>) -> tensor<3xindex> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a
      : memref<2x3xi8, strided<[1, ?]>> -> memref<i8>, index, index, index, index, index
  %r = tensor.from_elements %offset, %strides#1, %strides#0 : tensor<3xindex>
  return %r : tensor<3xindex>
}
