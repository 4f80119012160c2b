// RUN: echo '@main %x align 16' > %t.claims
// RUN: echo '@main %y align 16' >> %t.claims
// RUN: echo '@main %one align 8' >> %t.claims
// RUN: echo '@main %q align 8' >> %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// Of a memref it is the first element that is aligned, or not.
// CHECK: error: a claim is broken: the file of claims says that %y leads to a multiple of 16 bytes, and it is memref at
// CHECK: error: a claim is broken: the file of claims says that %q leads to a multiple of 8 bytes, and it is
// CHECK: claims: alignment: 4, 4 of them held against 4 values, 2 broken
func.func @main() {
  %x = memref.alloc() {alignment = 16 : i64} : memref<8xi32>
  %y = memref.subview %x[1] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %n = llvm.mlir.constant(1 : i64) : i64
  %one = llvm.alloca %n x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %one[4] : (!llvm.ptr) -> !llvm.ptr, i8
  memref.dealloc %x : memref<8xi32>
  return
}
