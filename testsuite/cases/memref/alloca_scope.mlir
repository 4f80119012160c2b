// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %x = arith.constant 5 : i32
  %c0 = arith.constant 0 : index
  // Values leave the scope; what it allocated ends with it.
  %a, %b = memref.alloca_scope -> (i32, index) {
    %m = memref.alloca() : memref<2xi32>
    memref.store %x, %m[%c0] : memref<2xi32>
    %y = memref.load %m[%c0] : memref<2xi32>
    memref.alloca_scope.return %y, %c0 : i32, index
  }
  // CHECK: 5
  vector.print %a : i32
  // CHECK-NEXT: 0
  vector.print %b : index
  // Without values the end may be left unwritten.
  memref.alloca_scope {
    // CHECK-NEXT: 5
    vector.print %x : i32
  }
  return
}
