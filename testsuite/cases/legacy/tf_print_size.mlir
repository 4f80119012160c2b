// What is printed is of a size that is known.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%t: tensor<?xi32>) {
  // CHECK: :[[@LINE+1]]:3: error: 'tf.Print' prints one tensor of numbers, whose sizes are known and not 0, and gives it
  "tf.Print"(%t) : (tensor<?xi32>) -> tensor<?xi32>
  return
}
