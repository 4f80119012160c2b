// RUN: mlir-interp trace %s --json | grep -v '"made"' | FileCheck %s
// Which lanes of a vector were neither read nor written, and where their elements are.
func.func @main() {
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<7> : vector<4xi32>
  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  //      CHECK: "name": "memref.alloc"
  // CHECK-NEXT: "event": "write", "time": 5, "depth": 1, "allocation": 1, "offset": 4, "size": 4}
  // CHECK-NEXT: "event": "spared", "time": 5, "depth": 1, "lane": 1, "why": "masked off", "allocation": 1, "offset": 8, "size": 4}
  // CHECK-NEXT: "event": "spared", "time": 5, "depth": 1, "lane": 2, "why": "out of bounds"}
  // CHECK-NEXT: "event": "spared", "time": 5, "depth": 1, "lane": 3, "why": "out of bounds"}
  // CHECK-NEXT: "event": "operation", "time": 5, {{.*}}"name": "vector.transfer_write"
  %m = memref.alloc() : memref<3xi32>
  vector.transfer_write %v, %m[%c1], %mask : vector<4xi32>, memref<3xi32>
  return
}
