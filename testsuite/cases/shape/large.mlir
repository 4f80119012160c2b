// RUN: mlir-interp print %s >%t 2>&1; test $? -eq 7 && FileCheck %s <%t
// RUN: sed 's/9223372036854775807/16777216/' %s | mlir-interp run - --max-memory=1000 >%t 2>&1; test $? -eq 7 && FileCheck %s --check-prefix=MEMORY <%t
// A shape is written with all its sizes, and none is begun that there is no memory for.

func.func @main() -> !shape.shape {
  // CHECK: large.mlir:[[#@LINE+2]]:8: error: 'shape.const_shape' op has 9223372036854775807 sizes: too large when everything in it is written out
  // MEMORY: <stdin>:[[#@LINE+1]]:8: error: limit reached: no memory is left for 16777216 sizes, where a run may take 1000 bytes (--max-memory)
  %s = "shape.const_shape"() <{shape = dense<5> : tensor<9223372036854775807xindex>}> : () -> !shape.shape
  return %s : !shape.shape
}
