// Limits that are reached at the first operation of a region that gives the same for all elements; and by what an
// operation keeps beside its result.
// RUN: not mlir-interp run %s -e generate --max-steps=2 2>&1 | FileCheck %s --check-prefix=GENERATE
// RUN: not mlir-interp run %s -e pad --args='dense<1>' --max-steps=2 2>&1 | FileCheck %s --check-prefix=PAD
// RUN: not mlir-interp run %s -e gather --args=20000000 --max-memory=165000000 2>&1 | FileCheck %s --check-prefix=GATHER
func.func @generate() -> tensor<?xindex> {
  %n = arith.constant 1 : index
  %t = tensor.generate %n {
  ^bb0(%i: index):
    // GENERATE: :[[#@LINE+1]]:5: error: limit reached: more than 2 operations were executed (--max-steps)
    tensor.yield %n : index
  } : tensor<?xindex>
  return %t : tensor<?xindex>
}

func.func @pad(%s: tensor<2xi32>) -> tensor<4xi32> {
  %n = arith.constant 1 : i32
  %t = tensor.pad %s low[1] high[1] {
  ^bb0(%i: index):
    // PAD: :[[#@LINE+1]]:5: error: limit reached: more than 2 operations were executed (--max-steps)
    tensor.yield %n : i32
  } : tensor<2xi32> to tensor<4xi32>
  return %t : tensor<4xi32>
}

func.func @gather(%n: index) -> tensor<?xf32> {
  %e = arith.constant dense<1.0> : tensor<1xf32>
  %zero = arith.constant 0 : index
  %i = tensor.splat %zero[%n] : tensor<?x1xindex>
  // GATHER: :[[#@LINE+1]]:8: error: limit reached: no memory is left for a tensor, where a run may take {{[0-9]+}} bytes (--max-memory)
  %r = tensor.gather %e[%i] gather_dims([0]) unique : (tensor<1xf32>, tensor<?x1xindex>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
