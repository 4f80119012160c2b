// RUN: mlir-interp run %s | FileCheck %s
// Shapes: lists of sizes, of unknown rank, and errors as values (H1, H3, H4).

func.func @main() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, i1, i1, i1, i1, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %e = shape.const_shape [] : !shape.shape
  %u = shape.const_shape [4, -1, 6] : !shape.shape
  %x = shape.const_shape [2, 3] : tensor<2xindex>
  %one = shape.const_size 1
  %nine = shape.const_size 9
  %some = shape.const_size -1
  %c1 = arith.constant 1 : index
  %m3 = arith.constant -3 : index
  %c4 = arith.constant 4 : index
  // An index beyond the rank makes errors of both parts.
  // CHECK: {{^}}[invalid] : !shape.shape{{$}}
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r0:2 = "shape.split_at"(%a, %c4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  // CHECK-NEXT: {{^}}[4] : !shape.shape{{$}}
  // CHECK-NEXT: {{^}}[5, 6] : !shape.shape{{$}}
  %r2:2 = "shape.split_at"(%a, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  // CHECK-NEXT: {{^}}[] : !shape.shape{{$}}
  // CHECK-NEXT: {{^}}[4, 5, 6] : !shape.shape{{$}}
  %r4:2 = "shape.split_at"(%a, %m3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  // What is split nobody knows where is of unknown rank.
  // CHECK-NEXT: {{^}}[*] : !shape.shape{{$}}
  // CHECK-NEXT: {{^}}[*] : !shape.shape{{$}}
  %r6:2 = "shape.split_at"(%a, %some) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  // CHECK-NEXT: {{^}}3 : !shape.size{{$}}
  %r8 = shape.rank %a : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r9 = shape.rank %r0#0 : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r10 = shape.rank %r6#0 : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}2 : index{{$}}
  %r11 = shape.rank %x : tensor<2xindex> -> index
  // CHECK-NEXT: {{^}}120 : !shape.size{{$}}
  %r12 = shape.num_elements %a : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r13 = shape.num_elements %u : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}1 : !shape.size{{$}}
  %r14 = shape.num_elements %e : !shape.shape -> !shape.size
  // CHECK-NEXT: {{^}}6 : index{{$}}
  %r15 = shape.num_elements %x : tensor<2xindex> -> index
  // CHECK-NEXT: {{^}}5 : !shape.size{{$}}
  %r16 = shape.get_extent %a, %one : !shape.shape, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r17 = shape.get_extent %u, %one : !shape.shape, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r18 = shape.get_extent %a, %nine : !shape.shape, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}unknown : !shape.size{{$}}
  %r19 = shape.get_extent %a, %some : !shape.shape, !shape.size -> !shape.size
  // CHECK-NEXT: {{^}}3 : index{{$}}
  %r20 = shape.get_extent %x, %c1 : tensor<2xindex>, index -> index
  // CHECK-NEXT: {{^}}[1, 4, ?] : !shape.shape{{$}}
  %r21 = shape.from_extents %one, %c4, %some : !shape.size, index, !shape.size
  // One error makes the whole an error.
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r22 = shape.from_extents %one, %r18 : !shape.size, !shape.size
  // CHECK-NEXT: {{^}}[2, 3] : !shape.shape{{$}}
  %r23 = shape.from_extent_tensor %x : tensor<2xindex>
  // CHECK-NEXT: {{^}}dense<[4, 5, 6]> : tensor<?xindex>{{$}}
  %r24 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  // CHECK-NEXT: {{^}}[4, 5, 6, 2, 3] : !shape.shape{{$}}
  %r25 = shape.concat %a, %x : !shape.shape, tensor<2xindex> -> !shape.shape
  // CHECK-NEXT: {{^}}dense<[2, 3, 2, 3]> : tensor<4xindex>{{$}}
  %r26 = shape.concat %x, %x : tensor<2xindex>, tensor<2xindex> -> tensor<4xindex>
  // CHECK-NEXT: {{^}}[*] : !shape.shape{{$}}
  %r27 = shape.concat %a, %r6#0 : !shape.shape, !shape.shape -> !shape.shape
  %b = shape.const_shape [5, 1] : !shape.shape
  %d = shape.const_shape [3] : !shape.shape
  %ub = shape.const_shape [-1, 6] : !shape.shape
  // CHECK-NEXT: {{^}}[4, 5, 6] : !shape.shape{{$}}
  %r28 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r29 = shape.broadcast %a, %d : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[4, 5, 6] : !shape.shape{{$}}
  %r30 = shape.broadcast %a, %ub, %b : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[5, 6] : !shape.shape{{$}}
  %r31 = shape.broadcast %b, %ub : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}true : i1{{$}}
  %r32 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}false : i1{{$}}
  %r33 = shape.is_broadcastable %a, %d : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}false : i1{{$}}
  %r34 = shape.shape_eq %a, %a, %u : !shape.shape, !shape.shape, !shape.shape
  // Errors are equal.
  // CHECK-NEXT: {{^}}true : i1{{$}}
  %r35 = shape.shape_eq %r0#0, %r0#1 : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}[4, 5, 6] : !shape.shape{{$}}
  %r36 = shape.any %u, %a : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}poison : !shape.shape{{$}}
  %r37 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[4, 5, 6] : !shape.shape{{$}}
  %r38 = shape.meet %u, %a : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[4, ?, 6] : !shape.shape{{$}}
  %r39 = shape.meet %r6#0, %u : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r40 = shape.meet %a, %b, error = "too short" : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[?, 6] : !shape.shape{{$}}
  %r41 = shape.max %b, %ub : !shape.shape, !shape.shape -> !shape.shape
  %g = shape.const_shape [7, 0] : !shape.shape
  // CHECK-NEXT: {{^}}[5, 0] : !shape.shape{{$}}
  %r42 = shape.min %b, %g : !shape.shape, !shape.shape -> !shape.shape
  // CHECK-NEXT: {{^}}[invalid] : !shape.shape{{$}}
  %r43 = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  // A size and a shape have no greater one.
  // CHECK-NEXT: {{^}}invalid : !shape.size{{$}}
  %r44 = shape.max %a, %one : !shape.shape, !shape.size -> !shape.size
  return %r0#0, %r0#1, %r2#0, %r2#1, %r4#0, %r4#1, %r6#0, %r6#1, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, index, !shape.size, !shape.size, !shape.size, !shape.size, index, !shape.shape, !shape.shape, !shape.shape, tensor<?xindex>, !shape.shape, tensor<4xindex>, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, i1, i1, i1, i1, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.size
}
