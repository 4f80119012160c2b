// RUN: mlir-interp run %s | FileCheck %s
// Sizes: numbers, what is not known, and errors as values (H1).

func.func @main() -> (!shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, index, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.size, index, index) {
  %two = shape.const_size 2
  %seven = shape.const_size 7
  %some = shape.const_size -1
  %zero = shape.const_size 0
  %large = shape.const_size 9223372036854775807
  %c3 = arith.constant 3 : index
  %minus = arith.constant -7 : index
  %cl = arith.constant 9223372036854775807 : index
  // CHECK: {{^}}invalid : !shape.size{{$}}
  %r0 = shape.div %two, %zero : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}9 : !shape.size{{$}}
  %r1 = shape.add %two, %seven : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}5 : !shape.size{{$}}
  %r2 = shape.add %two, %c3 : !shape.size, index -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r3 = shape.add %some, %two : !shape.size, !shape.size -> !shape.size
  // An error goes before what is not known.
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r4 = shape.add %some, %r0 : !shape.size, !shape.size -> !shape.size
  // No size is so large; an index wraps.
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r5 = shape.add %large, %two : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}-9223372036854775806 : index{{$}}
  %r6 = shape.add %cl, %c3 : index, index -> index
  // CHECK-NEXT: {{^}}14 : !shape.size{{$}}
  %r7 = shape.mul %two, %seven : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r8 = shape.mul %large, %two : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r9 = shape.mul %some, %zero : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}9223372036854775805 : index{{$}}
  %r10 = shape.mul %cl, %c3 : index, index -> index
  // CHECK-NEXT: {{^}}3 : !shape.size{{$}}
  %r11 = shape.div %seven, %two : !shape.size, !shape.size -> !shape.size
  // Toward negative infinity.
  // CHECK-NEXT: {{^}}-3 : index{{$}}
  %r12 = shape.div %minus, %c3 : index, index -> index
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r13 = shape.div %seven, %some : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}7 : !shape.size{{$}}
  %r14 = shape.max %two, %seven : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}2 : !shape.size{{$}}
  %r15 = shape.min %two, %seven : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r16 = shape.min %two, %some : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}2 : !shape.size{{$}}
  %r17 = shape.meet %two, %some : !shape.size, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r18 = shape.meet %two, %c3 : !shape.size, index -> !shape.size
  // CHECK-NEXT: {{^}}3 : index{{$}}
  %r19 = shape.meet %c3, %c3 : index, index -> index
  // CHECK-NEXT: {{^}}3 : !shape.size{{$}}
  %r20 = shape.index_to_size %c3
  // CHECK-NEXT: {{^}}7 : index{{$}}
  %r21 = shape.size_to_index %seven : !shape.size
  %i0 = arith.constant 0 : index
  // Of index nothing is an error: poison.
  // CHECK-NEXT: {{^}}poison : index{{$}}
  %r22 = shape.div %c3, %i0 : index, index -> index
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22 : !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, index, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.size, index, index
}
