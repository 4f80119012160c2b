// RUN: echo '@sum %a, %b no alias' > %t.claims
// RUN: echo '@main %x, %y no alias' >> %t.claims
// RUN: echo '@main %x, %z no alias' >> %t.claims
// RUN: echo '@main %each, %w no alias' >> %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// Two that overlap, of which one is written through; what both only read is no conflict, nor are
// bytes beside each other, nor what a name led to in another round of a loop.
// CHECK: error: a claim is broken: the file of claims says that %a and %b never lead to the same memory, and 'memref.load' reads byte 4 of memory at
// CHECK: note: in 'memref.load', with %b = memref
// CHECK: note: which was written here
// CHECK-NEXT: memref.store %v, %a[%i]
// CHECK: note: the memory (32 bytes at {{.*}}) was allocated here
// CHECK: note: in @sum, called here
// CHECK: claims: no alias: 4, 4 of them held against {{[0-9]+}} accesses, 1 broken
func.func @sum(%a: memref<8xi32>, %b: memref<4xi32, strided<[1], offset: ?>>, %v: i32) -> i32 {
  %i = arith.constant 1 : index
  memref.store %v, %a[%i] : memref<8xi32>
  %zero = arith.constant 0 : index
  %l = memref.load %b[%zero] : memref<4xi32, strided<[1], offset: ?>>
  return %l : i32
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 7 : i32
  %x = memref.alloc() : memref<8xi32>
  %y = memref.subview %x[4] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
  memref.store %v, %x[%c0] : memref<8xi32>
  memref.store %v, %y[%c0] : memref<4xi32, strided<[1], offset: 4>>
  %z = memref.subview %x[0] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1]>>
  %l = memref.load %z[%c1] : memref<4xi32, strided<[1]>>
  %m = memref.load %x[%c1] : memref<8xi32>
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%each = %x) -> memref<8xi32> {
    memref.store %v, %each[%c0] : memref<8xi32>
    %w = memref.alloc() : memref<8xi32>
    memref.store %v, %w[%c0] : memref<8xi32>
    scf.yield %w : memref<8xi32>
  }
  %far = memref.subview %x[1] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %any = memref.cast %far : memref<4xi32, strided<[1], offset: 1>> to memref<4xi32, strided<[1], offset: ?>>
  %s = func.call @sum(%x, %any, %v) : (memref<8xi32>, memref<4xi32, strided<[1], offset: ?>>, i32) -> i32
  return %s : i32
}
