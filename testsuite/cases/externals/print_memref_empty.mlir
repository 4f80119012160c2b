// RUN: mlir-interp run %s | FileCheck %s
// An empty dimension has no elements to print (DECISIONS X1).
func.func private @printMemrefI32(memref<*xi32>) attributes { llvm.emit_c_interface }
func.func @main() {
  %a = memref.alloc() : memref<0xi32>
  %b = memref.alloc() : memref<2x0xi32>
  %au = memref.cast %a : memref<0xi32> to memref<*xi32>
  %bu = memref.cast %b : memref<2x0xi32> to memref<*xi32>
  // CHECK: sizes = [0] strides = [1] data =
  // CHECK-NEXT: {{^}}[]
  call @printMemrefI32(%au) : (memref<*xi32>) -> ()
  // CHECK-NEXT: sizes = [2, 0]
  // CHECK-NEXT: {{^}}{{\[\[\]}},
  // CHECK-NEXT: {{^}} []]
  call @printMemrefI32(%bu) : (memref<*xi32>) -> ()
  memref.dealloc %a : memref<0xi32>
  memref.dealloc %b : memref<2x0xi32>
  return
}
