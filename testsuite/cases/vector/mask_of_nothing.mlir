// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Where no operation is masked, upstream does not ask whether the results are what is yielded.
// CHECK: error: unsupported: 'vector.mask': it has no meaning for values of these types together
func.func @main() -> i1 {
  %a = arith.constant dense<1> : vector<4xi32>
  %m = vector.constant_mask [3] : vector<4xi1>
  %r = "vector.mask"(%m) ({ "vector.yield"(%a) : (vector<4xi32>) -> () }) : (vector<4xi1>) -> i1
  return %r : i1
}
