// RUN: mlir-interp trace %s --json | FileCheck %s --check-prefix=WHOLE
// RUN: mlir-interp trace %s --json --elide-larger-than=3 2>/dev/null | FileCheck %s

// Values are whole, unless it is said how long they may be.
func.func @main() -> (vector<5xi32>, tensor<?xi32>) {
  // WHOLE: "value": "dense<[0, 1, 2, 3, 4]>"
  // CHECK: "value": "dense<[0, 1, ..., 4]>"
  %0 = arith.constant dense<[0, 1, 2, 3, 4]> : vector<5xi32>
  %1 = arith.constant dense<[5, 6, 7, 8, 9]> : tensor<5xi32>
  // WHOLE: "name": "tensor.cast"
  // CHECK: "name": "tensor.cast"{{.*}} "value": "dense<[5, 6, ..., 9]>"}], "results": [{{.*}} "value": "dense<[5, 6, ..., 9]>"}]
  %2 = tensor.cast %1 : tensor<5xi32> to tensor<?xi32>
  // CHECK: "operands": [{"name": "%0", "type": "vector<5xi32>", "value": "dense<[0, 1, ..., 4]>"}
  // WHOLE: "end": "returned", "results": "dense<[0, 1, 2, 3, 4]> : vector<5xi32>\u000a
  // CHECK: "end": "returned", "results": "dense<[0, 1, ..., 4]> : vector<5xi32>\u000a
  return %0, %2 : vector<5xi32>, tensor<?xi32>
}
