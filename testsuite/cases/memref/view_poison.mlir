// RUN: mlir-interp run %s | FileCheck %s
// A view at a poison offset, or of a poison stride, is poison; it is its use that is undefined. Only a
// poison size is undefined at once, and all that is poison of a subview. DECISIONS.md R1.
func.func @main() {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi8>
  %a = memref.reinterpret_cast %m to offset: [%p], sizes: [1], strides: [1] : memref<8xi8> to memref<1xi8, strided<[1], offset: ?>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [%p] : memref<8xi8> to memref<2xi8, strided<[?]>>
  %e = memref.view %m[%p][] : memref<8xi8> to memref<1xi8>
  // CHECK: here
  vector.print str "here\n"
  memref.dealloc %m : memref<8xi8>
  return
}
