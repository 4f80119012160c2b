// RUN: mlir-interp run %s --max-seconds=20 | FileCheck %s
// RUN: not mlir-interp run %s -e unknown --args='dense<7>, dense<0> : tensor<1x2xi32>' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// Where a size is not known nothing is asked of the maps before it runs; loops around none end at once.

// UNKNOWN: error: undefined behaviour: dimension 0 of %a (operand #0) has size 1, and the loops come to index 1
func.func @unknown(%a: tensor<1xi32>, %b: tensor<?x2xi32>) -> tensor<?x2xi32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d1 mod 2)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1xi32>) outs(%b : tensor<?x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<?x2xi32>
  return %r : tensor<?x2xi32>
}

// CHECK: 7 : i32
func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %seven = arith.constant 7 : i32
  %none = tensor.empty() : tensor<1152921504606846976x1024x0xf32>
  %r = linalg.fill ins(%zero : f32) outs(%none : tensor<1152921504606846976x1024x0xf32>)
         -> tensor<1152921504606846976x1024x0xf32>
  return %seven : i32
}
