// Bodies behind their operation, on a line of their own; payloads with all their attributes but
// the flags of numbers, where there are none: byte for byte as upstream prints them.
// RUN: mlir-interp print %s > %t.ours
// RUN: mlir-opt %s | cmp - %t.ours
// RUN: mlir-interp print --mlir-print-debuginfo %s > %t.ours
// RUN: mlir-opt --mlir-print-debuginfo %s | cmp - %t.ours

func.func @written(%a: tensor<3x4xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = linalg.reduce ins(%a : tensor<3x4xi32>) outs(%b : tensor<3xi32>) dimensions = [1] {x = 1}
    (%x: i32, %y: i32) {
      %z = arith.subi %x, %y : i32
      linalg.yield %z : i32
    }
  %1 = linalg.map ins(%b : tensor<3xi32>) outs(%b : tensor<3xi32>) {x = 1}
    (%x: i32, %y: i32) {
      %z = arith.subi %x, %x : i32
      linalg.yield %z : i32
    }
  return %0, %1 : tensor<3xi32>, tensor<3xi32>
}

func.func @payload(%a: tensor<3xi32>, %b: tensor<3xf32>) -> (tensor<3xi32>, tensor<3xf32>) {
  %0 = linalg.map { arith.addi } ins(%a, %a : tensor<3xi32>, tensor<3xi32>) outs(%a : tensor<3xi32>)
  %1 = linalg.map { arith.addf } ins(%b, %b : tensor<3xf32>, tensor<3xf32>) outs(%b : tensor<3xf32>)
  %2 = linalg.map { arith.addf {fastmath = #arith.fastmath<nnan>} }
    ins(%1, %1 : tensor<3xf32>, tensor<3xf32>) outs(%b : tensor<3xf32>)
  return %0, %2 : tensor<3xi32>, tensor<3xf32>
}

func.func @lists(%a: tensor<3x4xi32>, %b: tensor<4x3xi32>, %c: tensor<3xi32>)
    -> (tensor<4x3xi32>, tensor<3x4xi32>, tensor<3xi32>) {
  %0 = linalg.transpose ins(%a : tensor<3x4xi32>) outs(%b : tensor<4x3xi32>) permutation = [1, 0] {x}
  %1 = linalg.broadcast ins(%c : tensor<3xi32>) outs(%a : tensor<3x4xi32>) dimensions = [1]
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    outs(%c : tensor<3xi32>) attrs = {x} {
  ^bb0(%old: i32):
    linalg.yield %old : i32
  } -> tensor<3xi32>
  return %0, %1, %2 : tensor<4x3xi32>, tensor<3x4xi32>, tensor<3xi32>
}
