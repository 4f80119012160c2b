// RUN: mlir-interp print --generic --allow-unregistered-dialect %s | FileCheck %s
// In the generic form every number names one value of the whole text, and the last function's come
// first, as mlir-opt numbers them.
// CHECK: ^bb0(%arg2: i32):
// CHECK-NEXT: %2 = "a.b"(%arg2) : (i32) -> i32
func.func @first(%x: i32) {
  %0 = "a.b"(%x) : (i32) -> i32
  return
}

// CHECK: ^bb0(%arg0: i32):
// CHECK-NEXT: %0 = "a.b"(%arg0) : (i32) -> i32
// CHECK-NEXT: "a.c"(%0) ({
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: %1 = "a.b"(%arg1) : (i32) -> i32
func.func @second(%x: i32) {
  %0 = "a.b"(%x) : (i32) -> i32
  "a.c"(%0) ({
  ^bb0(%y: i32):
    %1 = "a.b"(%y) : (i32) -> i32
    "a.d"() : () -> ()
  }) : (i32) -> ()
  return
}
