// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s > %t
// RUN: mlir-opt %s | diff -B - %t
// RUN: mlir-interp print --generic %t | mlir-interp print - | diff %t -
// RUN: mlir-opt --mlir-print-op-generic %s | mlir-interp print - | diff %t -
func.func private @use(i32, i32)

func.func @loops(%l: index, %u: index, %s: index, %i: i32, %f: f32, %c: i1) -> (i32, f32) {
  // CHECK: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
  // CHECK-NEXT: }
  scf.for %x = %l to %u step %s {
  }
  // CHECK-NEXT: scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
  // CHECK-NEXT: } {a = 1 : i64}
  scf.for unsigned %x = %i to %i step %i : i32 {
    scf.yield
  } {a = 1}
  // CHECK-NEXT: %0:2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (i32, f32) {
  %0:2 = scf.for %x = %l to %u step %s iter_args(%a = %i, %b = %f) -> (i32, f32) {
    %q = arith.addi %a, %a : i32
    // CHECK: scf.yield %{{[0-9]+}}, %arg8 : i32, f32
    scf.yield %q, %b : i32, f32
  }
  // CHECK: %1 = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg3) -> (i32)  : i32 {
  %1 = scf.for %x = %i to %i step %i iter_args(%a = %i) -> (i32) : i32 {
    scf.yield %a : i32
  }
  // An empty list of carried values.
  scf.for %x = %l to %u step %s iter_args() -> () {
  }
  // CHECK: scf.while : () -> () {
  // CHECK-NEXT: scf.condition(%arg5)
  // CHECK-NEXT: } do {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: } attributes {foo}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {foo}
  // CHECK-NEXT: %{{.*}} = scf.while (%arg6 = %arg4) : (f32) -> f32 {
  %2 = scf.while (%a = %f) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%z: f32):
    scf.yield %z : f32
  }
  // CHECK: %{{.*}}:2 = scf.while (%arg6 = %arg4, %arg7 = %arg3) : (f32, i32) -> (i32, index) {
  // CHECK-NEXT: scf.condition(%arg5) {x = 1 : i64} %arg7, %arg0 : i32, index
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%arg6: i32, %arg7: index):
  // CHECK-NEXT: scf.yield {y} %arg4, %arg6 : f32, i32
  // CHECK-NEXT: }
  %3:2 = scf.while (%a = %f, %b = %i) : (f32, i32) -> (i32, index) {
    scf.condition(%c) {x = 1} %b, %l : i32, index
  } do {
  ^bb0(%z: i32, %w: index):
    scf.yield {y} %f, %z : f32, i32
  }
  return %0#0, %0#1 : i32, f32
}

func.func @branches(%l: index, %i: i32, %f: f32, %c: i1) {
  // CHECK: scf.if %arg3 {
  // CHECK-NEXT: }
  scf.if %c {
  }
  // CHECK-NEXT: scf.if %arg3 {
  // CHECK-NEXT: } else {
  // CHECK-NEXT: func.call
  // CHECK-NEXT: } {d}
  scf.if %c {
  } else {
    func.call @use(%i, %i) : (i32, i32) -> ()
  } {d}
  // CHECK-NEXT: %0 = scf.if %arg3 -> (i32) {
  %4 = scf.if %c -> i32 {
    scf.yield %i : i32
  } else {
    scf.yield %i : i32
  }
  // CHECK: %1:2 = scf.if %arg3 -> (i32, f32) {
  %5:2 = scf.if %c -> (i32, f32) {
    scf.yield %i, %f : i32, f32
  } else {
    scf.yield %4, %f : i32, f32
  }
  // CHECK: scf.index_switch %arg0
  // CHECK-NEXT: case 1 {
  // CHECK-NEXT: scf.yield
  // CHECK-NEXT: }
  // CHECK-NEXT: case -5 {
  scf.index_switch %l
  case 1 {
    scf.yield
  }
  case -5 {
    func.call @use(%i, %i) : (i32, i32) -> ()
    scf.yield
  }
  // CHECK: default {
  // CHECK-NEXT: }
  default {
  }
  // CHECK-NEXT: %2:2 = scf.index_switch %arg0 {k = 2 : i64} -> i32, f32
  // CHECK-NEXT: default {
  %6:2 = scf.index_switch %l {k = 2} -> i32, f32
  default {
    scf.yield %i, %f : i32, f32
  }
  // CHECK: %3 = scf.execute_region -> i32 no_inline {
  %7 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %i : i32
  ^b:
    scf.yield %4 : i32
  // CHECK: } {z}
  } {z}
  // CHECK: scf.execute_region {
  scf.execute_region {
    scf.yield
  }
  return
}

func.func @parallel(%l: index, %u: index, %s: index, %i: i32, %f: f32, %t: tensor<4x8xf32>) {
  // CHECK: scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) {
  // CHECK-NEXT: scf.reduce
  scf.parallel (%x) = (%l) to (%u) step (%s) {
  }
  // CHECK: scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg0) step (%arg2, %arg2) {
  // CHECK: } {q}
  scf.parallel (%x, %y) = (%l, %l) to (%u, %l) step (%s, %s) {
    scf.reduce
  } {q}
  // CHECK: %0:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (i32, f32) {
  // CHECK-NEXT: scf.reduce(%arg3, %arg4 : i32, f32) {
  // CHECK-NEXT: ^bb0(%arg7: i32, %arg8: i32):
  // CHECK-NEXT: scf.reduce.return %arg7 : i32
  // CHECK-NEXT: }, {
  %8:2 = scf.parallel (%x) = (%l) to (%u) step (%s) init (%i, %f) -> (i32, f32) {
    scf.reduce(%i, %f : i32, f32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    } {r}
  }
  // CHECK: scf.forall (%arg6, %arg7) in (%arg1, 7) {
  // CHECK-NEXT: } {mapping = [#gpu.block<x>, #gpu.thread<linear_dim_1>]}
  scf.forall (%x, %y) in (%u, 7) {
  } {mapping = [#gpu.block<x>, #gpu.thread<linear_dim_1>]}
  // CHECK-NEXT: scf.forall (%arg6) = (%arg0) to (9) step (3) {
  scf.forall (%x) = (%l) to (9) step (3) {
    scf.forall.in_parallel {
    }
  }
  // Bounds that start at 0 and go by 1 are left away.
  // CHECK: %1 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg5) -> (tensor<4x8xf32>) {
  %9 = scf.forall (%x) = (0) to (4) step (1) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %sl = tensor.extract_slice %o[%x, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    // CHECK-NEXT: scf.forall.in_parallel {
    // CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg7[%arg6, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %sl into %o[%x, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  // CHECK: scf.forall () in () {
  scf.forall () in () {
  }
  return
}
