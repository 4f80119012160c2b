// RUN: mlir-interp trace %s --json | FileCheck %s
// RUN: rm -rf %t && mlir-interp trace %s --npy %t > /dev/null && ls %t | FileCheck %s --check-prefix=FILES
// RUN: printf 'next\nnext\nnext\nnext\nnext\nnext\nnext\n' | mlir-interp step %s | FileCheck %s --check-prefix=STEP
// RUN: mlir-interp trace %s --html %t.html > /dev/null && FileCheck %s --check-prefix=PAGE < %t.html
// An operation of linalg begins and is done, and what it means is counted: the same numbers everywhere.
// Memory that its loops touch is told as they do; the elements of a tensor are none.
// CHECK: "begin", "time": 2, "depth": 1, "name": "linalg.map"
// CHECK-NEXT: "operation", "time": 6, "depth": 1, "name": "linalg.map"{{.*}}"results": [{"name": "%r"{{.*}}], "began": 2}
// CHECK: "name": "memref.get_global"
// CHECK: "begin", "time": 9, "depth": 1, "name": "linalg.map"
// CHECK-NEXT: "read", "time": 9, {{.*}}"offset": 0
// CHECK-NEXT: "write", "time": 11, {{.*}}"offset": 0
// CHECK-NEXT: "read", "time": 11, {{.*}}"offset": 4
// CHECK-NEXT: "write", "time": 13, {{.*}}"offset": 4
// CHECK-NEXT: "operation", "time": 13, "depth": 1, "name": "linalg.map"{{.*}}"began": 9}
// So is what an expansion means.
// CHECK: "begin", "time": 15, {{.*}}"name": "complex.mul"
// CHECK-NEXT: "operation", "time": 26, {{.*}}"name": "complex.mul"{{.*}}"began": 15}
// CHECK-NEXT: "operation", "time": 27, {{.*}}"name": "func.return"
// FILES: 00000006-r.tensor.npy
// STEP: #27 func.return in @main
// PAGE: "total": 27
memref.global constant @m : memref<2xi32> = dense<[2, 3]>
func.func @main() -> tensor<2xi32> {
  %t = arith.constant dense<0> : tensor<2xi32>
  %r = linalg.map { math.absi } ins(%t : tensor<2xi32>) outs(%t : tensor<2xi32>)
  %m = memref.get_global @m : memref<2xi32>
  %n = memref.alloca() : memref<2xi32>
  linalg.map { math.absi } ins(%m : memref<2xi32>) outs(%n : memref<2xi32>)
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %w = complex.mul %z, %z : complex<f32>
  return %r : tensor<2xi32>
}
