// RUN: mlir-interp run %s >%t 2>&1; test $? -eq 7 && FileCheck %s <%t
// A shape of more sizes than there is memory for is not begun.

func.func @main() -> !shape.shape {
  // CHECK: large.mlir:[[#@LINE+1]]:8: error: limit reached: no memory is left for 9223372036854775807 sizes, where a run may take {{[0-9]+}} bytes (--max-memory)
  %s = "shape.const_shape"() <{shape = dense<5> : tensor<9223372036854775807xindex>}> : () -> !shape.shape
  return %s : !shape.shape
}
