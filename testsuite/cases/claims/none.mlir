// RUN: mlir-interp run --claims %s 2>&1 | FileCheck %s
// What upstream says of this program is so.
// CHECK: 1 : i32
// CHECK-NOT: broken:
// CHECK: claims: range: [[N:[0-9]+]], [[N]] of them held against {{[0-9]+}} values, 0 broken
// CHECK: claims: constant: 1, 1 of them held against 4 values, 0 broken
// CHECK: claims: no alias: 1, 1 of them held against 8 accesses, 0 broken
// CHECK: claims: no access to a value's memory: {{[0-9]+}}, {{[0-9]+}} of them held against {{[0-9]+}} accesses, 0 broken
// CHECK: claims: memory effects: {{[0-9]+}}, {{[0-9]+}} of them held against {{[0-9]+}} accesses, 0 broken
func.func @get(%m: memref<8xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<8xi32>
  return %v : i32
}
func.func @main() -> i32 {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = memref.alloc() : memref<8xi32>
  %y = memref.alloc() : memref<8xi32>
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %c3) -> i32 {
    %k = arith.index_cast %i : index to i32
    %t = arith.addi %s, %k : i32
    %r = arith.remui %t, %c3 : i32
    memref.store %r, %x[%i] : memref<8xi32>
    memref.store %t, %y[%i] : memref<8xi32>
    %b = arith.cmpi eq, %c0, %c1 : index
    %z = arith.select %b, %t, %r : i32
    scf.yield %z : i32
  }
  %l = func.call @get(%x, %c1) : (memref<8xi32>, index) -> i32
  memref.dealloc %x : memref<8xi32>
  memref.dealloc %y : memref<8xi32>
  return %l : i32
}
