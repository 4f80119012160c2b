// RUN: mlir-interp run %s | FileCheck %s
// What a global of the file holds is kept for the run, and printing is the program's output.
memref.global "private" @count : memref<i32> = dense<0>
meaning.op my.tick() -> i32 {
  %one = arith.constant 1 : i32
  %at = memref.get_global @count : memref<i32>
  %before = memref.load %at[] : memref<i32>
  %after = arith.addi %before, %one : i32
  memref.store %after, %at[] : memref<i32>
  vector.print %after : i32
  return %after : i32
}
func.func @main() -> i32 {
  %a = "my.tick"() : () -> i32
  %b = "my.tick"() : () -> i32
  return %b : i32
}
// CHECK: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 2 : i32
