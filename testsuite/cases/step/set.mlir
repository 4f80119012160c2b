// RUN: printf 'break 23\ncontinue\nset %%%%m[1] = 7\nprint %%%%m\nset %%%%b = 40\nset %%%%b = no\nset %%%%m[3] = 1\nset %%%%m = dense<0>\nset %%%%v[1] = poison\nprint %%%%v\nset %%%%b\nreverse-step\nprint %%%%b\nstep\nprint %%%%b\nfinish\n' | mlir-interp step %s | FileCheck %s
// What is changed stays so whenever the run comes by that moment.
// CHECK: (step) set %m[1] = 7
// CHECK-NEXT: %m[1] = 7
// CHECK: holds dense<[?, 7, ?]> : memref<3xi32>
// CHECK: %b = 40
// CHECK: error: 'no' is no value of type i32
// CHECK: error: index 3 is not within the size 3 of dimension 0
// CHECK: error: what it holds lies elsewhere
// CHECK: %v = dense<[1, poison]> : vector<2xi32>
// CHECK: error: set takes what is to become what: set %x = 5
// CHECK: (step) reverse-step
// CHECK: (step) print %b
// CHECK-NEXT: %b = 1 : i32
// CHECK: (step) print %b
// CHECK-NEXT: %b = 40 : i32
// CHECK: 47 : i32
func.func @main() -> i32 {
  %m = memref.alloc() : memref<3xi32>
  %v = arith.constant dense<1> : vector<2xi32>
  %b = arith.constant 1 : i32
  %c1 = arith.constant 1 : index
  %l = memref.load %m[%c1] : memref<3xi32>
  %r = arith.addi %b, %l : i32
  memref.dealloc %m : memref<3xi32>
  return %r : i32
}
