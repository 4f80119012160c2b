// RUN: mlir-interp run %s | FileCheck %s
// Witnesses, what relies on them, and reductions (H6).

func.func @main() -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, !shape.shape, !shape.size, !shape.size, index, index) {
  %true = arith.constant true
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [3] : !shape.shape
  %d = shape.const_shape [4] : !shape.shape
  // CHECK: {{^}}passing : !shape.witness{{$}}
  %r0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}failing : !shape.witness{{$}}
  %r1 = shape.cstr_broadcastable %a, %d : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}passing : !shape.witness{{$}}
  %r2 = shape.cstr_eq %a, %a, %a : !shape.shape, !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}failing : !shape.witness{{$}}
  %r3 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  // CHECK-NEXT: {{^}}passing : !shape.witness{{$}}
  %r4 = shape.cstr_require %true, "it holds"
  // CHECK-NEXT: {{^}}failing : !shape.witness{{$}}
  %r5 = shape.const_witness false
  // CHECK-NEXT: {{^}}passing : !shape.witness{{$}}
  %r6 = shape.assuming_all %r0, %r2, %r4
  // CHECK-NEXT: {{^}}failing : !shape.witness{{$}}
  %r7 = shape.assuming_all %r0, %r1
  // CHECK-NEXT: {{^}}true : i1{{$}}
  // CHECK-NEXT: {{^}}[2, 3] : !shape.shape{{$}}
  %r8:2 = shape.assuming %r6 -> (i1, !shape.shape) {
    shape.assuming_yield %true, %a : i1, !shape.shape
  }
  shape.assuming %r0 {
  }
  %one = shape.const_size 1
  %zero = shape.const_size 0
  %e = shape.const_shape [] : !shape.shape
  // CHECK-NEXT: {{^}}6 : !shape.size{{$}}
  %r10 = shape.reduce(%a, %one) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %before: !shape.size):
    %now = shape.mul %before, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %now : !shape.size
  }
  // Without extents the initial values are the results.
  // CHECK-NEXT: {{^}}1 : !shape.size{{$}}
  %r11 = shape.reduce(%e, %one) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %before: !shape.size):
    shape.yield %extent : !shape.size
  }
  %x = arith.constant dense<[5, 7]> : tensor<2xindex>
  %c0 = arith.constant 0 : index
  // CHECK-NEXT: {{^}}12 : index{{$}}
  // CHECK-NEXT: {{^}}1 : index{{$}}
  %r12:2 = shape.reduce(%x, %c0, %c0) : tensor<2xindex> -> (index, index) {
  ^bb0(%i: index, %extent: index, %sum: index, %last: index):
    %now = arith.addi %sum, %extent : index
    shape.yield %now, %i : index, index
  }
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8#0, %r8#1, %r10, %r11, %r12#0, %r12#1 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, !shape.shape, !shape.size, !shape.size, index, index
}
