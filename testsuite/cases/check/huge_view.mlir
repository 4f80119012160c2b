// RUN: not mlir-interp check %s | FileCheck %s
// RUN: not mlir-interp diff %s --with %s | FileCheck %s --check-prefix=DIFF
// RUN: rm -rf %t && mlir-interp trace --npy=%t %s -e f --args='dense<1>' --max-steps=1000 2>&1 | FileCheck %s --check-prefix=NPY
// A view may have more elements than memory has bytes: nobody looks at them one by one.
// CHECK: @f: not compared: limit reached: no memory is left for the 1000000000000 elements of result 0 (--max-memory)
// DIFF: limit
// NPY: values of type 'memref<1000000x1000000xi8, strided<[0, 0]>>' are skipped: too many elements
func.func @f(%m: memref<1xi8>) -> memref<1000000x1000000xi8, strided<[0, 0]>> {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1000000, 1000000], strides: [0, 0] : memref<1xi8> to memref<1000000x1000000xi8, strided<[0, 0]>>
  return %v : memref<1000000x1000000xi8, strided<[0, 0]>>
}
