// RUN: not mlir-interp diff %s --with=%S/Inputs/loop_endless.mlir --max-steps=100000 --native-seconds=1 | FileCheck %s

// A loop that ends may not go on for ever.
// CHECK: DIFFERS
func.func @f(%n: i8) -> i8 {
  return %n : i8
}
