// RUN: mlir-interp trace %s --json | FileCheck %s
// Lanes that follow each other in memory are one access, a row at least; others are one each.
memref.global @m : memref<4x8xi32> = dense<7>
func.func @main() -> vector<2x8xi32> {
  %m = memref.get_global @m : memref<4x8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0 : i32
  // CHECK: "event": "read", {{.*}} "offset": 32, "size": 64}
  // CHECK-NEXT: vector.load
  %a = vector.load %m[%c1, %c0] : memref<4x8xi32>, vector<2x8xi32>
  // CHECK: "event": "read", {{.*}} "offset": 36, "size": 16}
  // CHECK-NEXT: "event": "read", {{.*}} "offset": 68, "size": 16}
  // CHECK-NEXT: vector.transfer_read
  %b = vector.transfer_read %m[%c1, %c1], %p : memref<4x8xi32>, vector<2x4xi32>
  // CHECK: "event": "write", {{.*}} "offset": 0, "size": 16}
  // CHECK-NEXT: "event": "write", {{.*}} "offset": 32, "size": 16}
  // CHECK-NEXT: vector.transfer_write
  vector.transfer_write %b, %m[%c0, %c0] : vector<2x4xi32>, memref<4x8xi32>
  // CHECK: "event": "read", {{.*}} "offset": 28, "size": 4}
  // CHECK-NEXT: "event": "spared", {{.*}} "lane": 1, "why": "out of bounds"}
  // CHECK-NEXT: vector.transfer_read
  %c7 = arith.constant 7 : index
  %c = vector.transfer_read %m[%c0, %c7], %p : memref<4x8xi32>, vector<2xi32>
  return %a : vector<2x8xi32>
}
