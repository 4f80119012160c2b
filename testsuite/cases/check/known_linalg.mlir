// RUN: mlir-interp check %s --via=both -O2 --args='dense<0x7F82> : tensor<1xbf16>, dense<0.0> : tensor<1xbf16>, dense<0.0> : tensor<1xbf16>' | FileCheck %s
// Known differences are known within the points of linalg, too.
// CHECK: mlir -O2: 1 known to differ
// CHECK: lowers 'math.powf' otherwise
func.func @main(%a: memref<1xbf16>, %b: memref<1xbf16>, %o: memref<1xbf16>) {
  linalg.powf ins(%a, %b : memref<1xbf16>, memref<1xbf16>) outs(%o : memref<1xbf16>)
  return
}
