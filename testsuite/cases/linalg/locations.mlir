// What parsers make of what is not written says where it comes from as upstream does: named operations of nothing,
// transpose and broadcast by their operands, map and reduce of an operation by themselves.
// RUN: mlir-interp print --generic --mlir-print-debuginfo --mlir-print-local-scope %s >%t.here
// RUN: mlir-opt --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope %s | diff --ignore-blank-lines - %t.here
func.func @f(%a: tensor<4x8xf32> loc("a"), %b: tensor<8x16xf32> loc("b"), %c: tensor<4x16xf32> loc("c"), %t: tensor<8x4xf32> loc("t"), %v: tensor<4xf32> loc("v"), %s: f32 loc("s"), %m: memref<4xf32> loc("m")) {
  %c0 = arith.constant 0.0 : f32 loc("cst")
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32> loc("matmul")
  %1 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%t : tensor<8x4xf32>) permutation = [1, 0] loc("transpose")
  %2 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%a : tensor<4x8xf32>) dimensions = [1] loc("broadcast")
  %3 = linalg.fill ins(%c0 : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32> loc("fill")
  %4 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> loc("copy")
  %5 = linalg.map { arith.addf } ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) loc("map")
  %6 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%v : tensor<4xf32>) dimensions = [1] loc("reduce")
  %7 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> loc("elementwise")
  %8 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32> loc("contract")
  %10 = linalg.exp ins(%a : tensor<4x8xf32>) outs(%a : tensor<4x8xf32>) -> tensor<4x8xf32> loc("exp")
  linalg.transpose ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) permutation = [0] loc("transpose2")
  return
}
