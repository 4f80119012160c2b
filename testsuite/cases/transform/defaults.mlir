// What is left away is there, in the generic form and in bytecode; what is written as it would be
// without is left away.
// RUN: mlir-interp print %s --generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s --emit-bytecode | mlir-interp print - | FileCheck %s
// GENERIC: "transform.structured.split_reduction"(%{{.*}}) <{insert_split_dimension = 0 : i64, split_factor = 0 : i64}>
// GENERIC: "transform.structured.hoist_pad"(%{{.*}}) <{num_loops = 1 : i64, transpose = array<i64>}>
// CHECK: transform.structured.split_reduction %{{[a-z0-9_]+}} : (!transform.any_op) ->
// CHECK: transform.structured.hoist_pad %{{[a-z0-9_]+}} by 1 loops : (!transform.any_op) -> !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %0:4 = transform.structured.split_reduction %root {split_factor = 0, insert_split_dimension = 0} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %1 = transform.structured.hoist_pad %0#0 by 1 loops, transpose by [] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
