// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Upstream does not ask whether what comes out is of the type of what goes in.
// CHECK: error: unsupported: 'shape.debug_print': it has no meaning for values of these types together
func.func @main() -> !shape.shape {
  %s = shape.const_size 7
  %r = "shape.debug_print"(%s) : (!shape.size) -> !shape.shape
  return %r : !shape.shape
}
