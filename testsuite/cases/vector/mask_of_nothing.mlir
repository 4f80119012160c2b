// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e beside_tensors 2>&1 | FileCheck %s
// Where no operation is masked, upstream does not ask whether the results are what is yielded.
// CHECK: error: unsupported: 'vector.mask': it has no meaning for values of these types together
func.func @main() -> i1 {
  %a = arith.constant dense<1> : vector<4xi32>
  %m = vector.constant_mask [3] : vector<4xi1>
  %r = "vector.mask"(%m) ({ "vector.yield"(%a) : (vector<4xi32>) -> () }) : (vector<4xi1>) -> i1
  return %r : i1
}
// How long tensors live is asked of the region, too.
func.func @beside_tensors() -> tensor<2xi32> {
  %a = arith.constant dense<1> : vector<4xi32>
  %m = vector.constant_mask [3] : vector<4xi1>
  %r = "vector.mask"(%m) ({ "vector.yield"(%a) : (vector<4xi32>) -> () }) : (vector<4xi1>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
