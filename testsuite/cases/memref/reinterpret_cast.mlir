// RUN: mlir-interp run %s | FileCheck %s
// Offset, sizes and strides are new, counted from the memory's beginning: the source's do not count.
memref.global "private" constant @numbers : memref<8xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>

func.func @main() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.get_global @numbers : memref<8xi32>
  %a = memref.reinterpret_cast %m to offset: [%c1], sizes: [2, %c2], strides: [%c3, 1]
      : memref<8xi32> to memref<2x?xi32, strided<[?, 1], offset: ?>>
  %x = memref.load %a[%c1, %c1] : memref<2x?xi32, strided<[?, 1], offset: ?>>
  // CHECK: 5
  vector.print %x : i32
  %u = memref.cast %a : memref<2x?xi32, strided<[?, 1], offset: ?>> to memref<*xi32>
  %b = memref.reinterpret_cast %u to offset: [0], sizes: [8], strides: [1] : memref<*xi32> to memref<8xi32>
  %y = memref.load %b[%c2] : memref<8xi32>
  // CHECK-NEXT: 2
  vector.print %y : i32
  // Beyond the memory, and never accessed there.
  %far = memref.reinterpret_cast %m to offset: [2], sizes: [100], strides: [2] : memref<8xi32> to memref<100xi32, strided<[2], offset: 2>>
  %z = memref.load %far[%c2] : memref<100xi32, strided<[2], offset: 2>>
  // CHECK-NEXT: 6
  vector.print %z : i32
  return
}
