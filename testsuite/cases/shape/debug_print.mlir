// RUN: mlir-interp run %s | FileCheck %s
// What is printed is given back as well.

func.func @main() -> !shape.size {
  %shape = shape.const_shape [4, -1] : !shape.shape
  %size = shape.const_size 7
  // CHECK: {{^}}[4, ?]{{$}}
  %0 = "shape.debug_print"(%shape) : (!shape.shape) -> !shape.shape
  // CHECK-NEXT: {{^}}7{{$}}
  // CHECK-NEXT: {{^}}7 : !shape.size{{$}}
  %1 = "shape.debug_print"(%size) : (!shape.size) -> !shape.size
  return %1 : !shape.size
}
