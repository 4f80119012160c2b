// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is constant is the memory, whatever it is seen through.
memref.global "private" constant @m : memref<2xi32> = dense<[1, 2]>
func.func @set(%m: memref<*xi32>) {
  %x = arith.constant 1 : i32
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [], strides: []
      : memref<*xi32> to memref<i32, strided<[], offset: 1>>
  // CHECK: store_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.store %x, %r[] : memref<i32, strided<[], offset: 1>>
  return
}
func.func @main() {
  %m = memref.get_global @m : memref<2xi32>
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  func.call @set(%u) : (memref<*xi32>) -> ()
  return
}
