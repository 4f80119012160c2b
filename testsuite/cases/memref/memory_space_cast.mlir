// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %c1 = arith.constant 1 : index
  %x = arith.constant 3 : i32
  %m = memref.alloc() : memref<2xi32, 1>
  %n = memref.memory_space_cast %m : memref<2xi32, 1> to memref<2xi32>
  memref.store %x, %n[%c1] : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32, 1>
  // CHECK: 3
  vector.print %y : i32
  return
}
