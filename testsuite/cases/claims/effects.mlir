// RUN: echo '@pure no accesses' > %t.claims
// RUN: echo '@scratch no accesses' >> %t.claims
// RUN: echo '@reads no writes' >> %t.claims
// RUN: echo '@writes no writes' >> %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// A function that reads where it says that it does not, and one whose callee writes. Memory that a
// function made itself is its own.
// CHECK: error: a claim is broken: the file of claims says that @pure neither reads nor writes memory, and 'memref.load' reads byte 0 of memory at
// CHECK: note: in @pure, called here
// CHECK: error: a claim is broken: the file of claims says that @writes does not write memory, and 'memref.store' writes byte 4 of memory at
// CHECK: note: in @put, called here
// CHECK: claims: memory effects: 4, 3 of them held against 4 accesses, 2 broken
func.func @pure(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  return %v : i32
}
func.func @scratch(%v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @reads(%m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xi32>
  return %v : i32
}
func.func @put(%m: memref<2xi32>, %v: i32) {
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c1] : memref<2xi32>
  return
}
func.func @writes(%m: memref<2xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<2xi32>
  func.call @put(%m, %v) : (memref<2xi32>, i32) -> ()
  return %v : i32
}
func.func @main() -> i32 {
  %m = memref.alloc() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %v, %m[%c1] : memref<2xi32>
  %a = func.call @pure(%m) : (memref<2xi32>) -> i32
  %b = func.call @scratch(%a) : (i32) -> i32
  %c = func.call @reads(%m) : (memref<2xi32>) -> i32
  %d = func.call @writes(%m) : (memref<2xi32>) -> i32
  return %b : i32
}
