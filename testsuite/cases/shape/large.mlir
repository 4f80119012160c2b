// RUN: mlir-interp run %s >%t 2>&1; test $? -eq 7 && FileCheck %s <%t
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s --check-prefix=PRINT
// A shape of more sizes than there is memory for is not begun, and not written one by one.

func.func @main() -> !shape.shape {
  // CHECK: large.mlir:[[#@LINE+2]]:8: error: limit reached: no memory is left for 9223372036854775807 sizes, where a run may take {{[0-9]+}} bytes (--max-memory)
  // PRINT: "shape.const_shape"() <{shape = dense<5> : tensor<9223372036854775807xindex>}> : () -> !shape.shape
  %s = "shape.const_shape"() <{shape = dense<5> : tensor<9223372036854775807xindex>}> : () -> !shape.shape
  return %s : !shape.shape
}
