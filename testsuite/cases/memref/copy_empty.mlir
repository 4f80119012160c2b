// RUN: mlir-interp run %s | FileCheck %s
// A copy of no elements touches nothing (M4): not memory that was freed, nor a constant, nor what lies outside of its allocation.
memref.global "private" constant @none : memref<0xi32> = dense<[]>
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
func.func private @memrefCopy(i64, memref<*xi32>, memref<*xi32>)
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : i64
  %a = memref.alloc() : memref<0xi32>
  %b = memref.alloc() : memref<0xi32>
  memref.dealloc %b : memref<0xi32>
  memref.copy %a, %b : memref<0xi32> to memref<0xi32>
  memref.copy %b, %a : memref<0xi32> to memref<0xi32>
  memref.copy %b, %b : memref<0xi32> to memref<0xi32>

  %dead = memref.alloc(%c0) : memref<3x?xi32>
  memref.dealloc %dead : memref<3x?xi32>
  %living = memref.alloc(%c0) : memref<3x?xi32>
  memref.copy %dead, %living : memref<3x?xi32> to memref<3x?xi32>

  %none = memref.get_global @none : memref<0xi32>
  memref.copy %none, %none : memref<0xi32> to memref<0xi32>

  %table = memref.get_global @table : memref<2xi32>
  %far = memref.reinterpret_cast %table to offset: [100], sizes: [0], strides: [1] : memref<2xi32> to memref<0xi32, strided<[1], offset: 100>>
  memref.copy %a, %far : memref<0xi32> to memref<0xi32, strided<[1], offset: 100>>
  %p = memref.cast %b : memref<0xi32> to memref<*xi32>
  %q = memref.cast %a : memref<0xi32> to memref<*xi32>
  call @memrefCopy(%four, %p, %q) : (i64, memref<*xi32>, memref<*xi32>) -> ()
  // CHECK: dense<[1, 2]> : memref<2xi32>
  return %table : memref<2xi32>
}
