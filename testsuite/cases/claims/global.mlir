// RUN: echo '@first no writes' > %t.claims
// RUN: echo '@looks no writes' >> %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// A global is there before a function begins that is the first to ask for it (K3); that it is filled then is nobody's
// write.
// CHECK: error: a claim is broken: the file of claims says that @first does not write memory, and 'memref.store' writes byte 0
// CHECK-NOT: error
// CHECK: claims: memory effects: 2, 2 of them held against 2 accesses, 1 broken
memref.global @g : memref<1xi32> = dense<5>
memref.global @h : memref<1xi32> = dense<6>
func.func @first(%v: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}
func.func @looks() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @h : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() -> i32 {
  %v = func.call @looks() : () -> i32
  func.call @first(%v) : (i32) -> ()
  return %v : i32
}
