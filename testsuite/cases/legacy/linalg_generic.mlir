// linalg.generic with args_in and args_out; a tensor that was a result alone. DECISIONS.md O8.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: mlir-interp print --legacy %s | mlir-opt | FileCheck %s --check-prefix=TODAY
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: dense<[2, 4]> : tensor<2xi32>
#double = {
  args_in = 1, args_out = 1,
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
  iterator_types = ["parallel"]
}
func.func @main() -> tensor<2xi32> {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  // NOTE: note: an old form of 'linalg.generic', which is read with --legacy; today it is written with 'ins(...) outs(...)' instead of args_in and args_out
  // TODAY: tensor.empty() : tensor<2xi32>
  // TODAY: linalg.generic {{.*}} ins(%{{.*}} : tensor<2xi32>) outs(%{{.*}} : tensor<2xi32>)
  %r = linalg.generic #double %t {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    linalg.yield %y : i32
  } : tensor<2xi32> -> tensor<2xi32>
  return %r : tensor<2xi32>
}
