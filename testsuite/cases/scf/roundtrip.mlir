// RUN: %as-printed %s %t

func.func private @use(i32, i32)

func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i1) -> (i32, f32) {
  scf.for %arg6 = %arg0 to %arg1 step %arg2 {
  }
  scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
  } {a = 1 : i64}
  //= scf.yield
  //= } {a = 1}
  %0:2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (i32, f32) {
    %4 = arith.addi %arg7, %arg7 : i32
    scf.yield %4, %arg8 : i32, f32
  }
  %1 = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg3) -> (i32)  : i32 {
    scf.yield %arg7 : i32
  }
  // An empty list of carried values.
  scf.for %arg6 = %arg0 to %arg1 step %arg2 {
  //= scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args() -> () {
  }
  scf.while : () -> () {
    scf.condition(%arg5)
  } do {
    scf.yield
  } attributes {foo}
  %2 = scf.while (%arg6 = %arg4) : (f32) -> f32 {
    scf.condition(%arg5) %arg6 : f32
  } do {
  ^bb0(%arg6: f32):
    scf.yield %arg6 : f32
  }
  %3:2 = scf.while (%arg6 = %arg4, %arg7 = %arg3) : (f32, i32) -> (i32, index) {
    scf.condition(%arg5) {x = 1 : i64} %arg7, %arg0 : i32, index
  } do {
  ^bb0(%arg6: i32, %arg7: index):
    scf.yield {y} %arg4, %arg6 : f32, i32
  }
  return %0#0, %0#1 : i32, f32
}

func.func @branches(%arg0: index, %arg1: i32, %arg2: f32, %arg3: i1) {
  scf.if %arg3 {
  }
  scf.if %arg3 {
  } else {
    func.call @use(%arg1, %arg1) : (i32, i32) -> ()
  } {d}
  %0 = scf.if %arg3 -> (i32) {
  //= %0 = scf.if %arg3 -> i32 {
    scf.yield %arg1 : i32
  } else {
    scf.yield %arg1 : i32
  }
  %1:2 = scf.if %arg3 -> (i32, f32) {
    scf.yield %arg1, %arg2 : i32, f32
  } else {
    scf.yield %0, %arg2 : i32, f32
  }
  scf.index_switch %arg0
  case 1 {
    scf.yield
  }
  case -5 {
    func.call @use(%arg1, %arg1) : (i32, i32) -> ()
    scf.yield
  }
  default {
  }
  %2:2 = scf.index_switch %arg0 {k = 2 : i64} -> i32, f32
  default {
    scf.yield %arg1, %arg2 : i32, f32
  }
  %3 = scf.execute_region -> i32 no_inline {
    cf.cond_br %arg3, ^bb1, ^bb2
  ^bb1:
    scf.yield %arg1 : i32
  ^bb2:
    scf.yield %0 : i32
  } {z}
  scf.execute_region {
    scf.yield
  }
  return
}

func.func @parallel(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: tensor<4x8xf32>) {
  scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) {
    scf.reduce
//=
  }
  scf.parallel (%arg6, %arg7) = (%arg0, %arg0) to (%arg1, %arg0) step (%arg2, %arg2) {
    scf.reduce
  } {q}
  %0:2 = scf.parallel (%arg6) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (i32, f32) {
    scf.reduce(%arg3, %arg4 : i32, f32) {
    ^bb0(%arg7: i32, %arg8: i32):
      scf.reduce.return %arg7 : i32
    }, {
    ^bb0(%arg7: f32, %arg8: f32):
      scf.reduce.return %arg8 : f32
    } {r}
  }
  scf.forall (%arg6, %arg7) in (%arg1, 7) {
  } {mapping = [#gpu.block<x>, #gpu.thread<linear_dim_1>]}
  scf.forall (%arg6) = (%arg0) to (9) step (3) {
  }
  //= scf.forall.in_parallel {
  //= }
  //= }
  // Bounds that start at 0 and go by 1 are left away.
  %1 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg5) -> (tensor<4x8xf32>) {
  //= %1 = scf.forall (%arg6) = (0) to (4) step (1) shared_outs(%arg7 = %arg5) -> (tensor<4x8xf32>) {
    %extracted_slice = tensor.extract_slice %arg7[%arg6, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %extracted_slice into %arg7[%arg6, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  scf.forall () in () {
  }
  return
}
