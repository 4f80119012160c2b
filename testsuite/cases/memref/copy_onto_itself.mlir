// RUN: mlir-interp run %s --args='dense<[[7, 8]]> : memref<1x2xindex>' | FileCheck %s
// RUN: not mlir-interp run %s -e shifted --args='dense<[[7, 8]]> : memref<1x2xindex>' 2>&1 | FileCheck %s --check-prefix=SHIFTED
// A copy onto the same elements in the same order is no overlap (R8), whatever the stride of a
// dimension of one element, which leads nowhere.
// CHECK: 8 : index
func.func @main(%m: memref<1x2xindex>) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %v = memref.subview %m[0, 0] [1, 2] [2, 1] : memref<1x2xindex> to memref<1x2xindex, strided<[4, 1]>>
  memref.copy %v, %m : memref<1x2xindex, strided<[4, 1]>> to memref<1x2xindex>
  %r = memref.load %m[%zero, %one] : memref<1x2xindex>
  return %r : index
}

func.func @shifted(%m: memref<1x2xindex>) {
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<1x2xindex> to memref<2xindex, strided<[1]>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [0] : memref<1x2xindex> to memref<2xindex, strided<[0]>>
  // SHIFTED: copy_onto_itself.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the source and the target of the copy overlap
  memref.copy %b, %a : memref<2xindex, strided<[0]>> to memref<2xindex, strided<[1]>>
  return
}
