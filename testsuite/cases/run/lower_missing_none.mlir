// RUN: not mlir-interp run %s --lower-missing 2>&1 | FileCheck %s
// RUN: mlir-interp run %s --lower-missing 2> /dev/null; test $? -eq 6
func.func @main() -> f32 {
  %v = arith.constant dense<1.0> : vector<4xf32>
  // CHECK: lower_missing_none.mlir:[[# @LINE + 2]]:8: error: unsupported operation 'vector.reduction': mlir-interp does not execute all of `vector` yet
  // CHECK: note: --lower-missing knows no passes that bring 'vector.reduction' to what is executed
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}
