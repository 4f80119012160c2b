// RUN: printf 'goto 13\nx %%%%p\nx /4b %%%%q\nprint %%%%s\nprint /x %%%%s\nprint /x %%%%q\nx %%%%f\nx %%%%n\nx %%%%s\ninfo memory\nquit\n' \
// RUN:   | mlir-interp step %s 2>&1 | FileCheck %s

// Pointers, structs and globals while a program stands still.
llvm.mlir.global internal @pair() : !llvm.struct<(i8, i32, ptr)> {
  %u = llvm.mlir.undef : !llvm.struct<(i8, i32, ptr)>
  %self = llvm.mlir.addressof @pair : !llvm.ptr
  %five = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.insertvalue %five, %u[1] : !llvm.struct<(i8, i32, ptr)>
  %2 = llvm.insertvalue %self, %1[2] : !llvm.struct<(i8, i32, ptr)>
  llvm.return %2 : !llvm.struct<(i8, i32, ptr)>
}

llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @pair : !llvm.ptr
  %q = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, ptr)>
  %s = llvm.load %p : !llvm.ptr -> !llvm.struct<(i8, i32, ptr)>
  %f = llvm.mlir.addressof @main : !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CHECK: #13 llvm.return in @main
// CHECK: (step) x %p
// CHECK-NEXT: +0 pp 00 00 00 05 00 00 00 poison, born at line 6
// CHECK-NEXT: +8 {{([0-9a-f][0-9a-f] )+}}initialised, part of a pointer to the 16 bytes at 0x{{[0-9a-f]+}}
// CHECK: x /4b %q
// CHECK-NEXT: +4 05 00 00 00 initialised
// CHECK: print %s
// CHECK-NEXT: %s = {poison, 5, 0x{{[0-9a-f]+}}} : !llvm.struct<(i8, i32, ptr)>
// CHECK: print /x %s
// CHECK-NEXT: %s = {poison, 0x00000005, 0x{{[0-9a-f]+}}} : !llvm.struct<(i8, i32, ptr)>
// CHECK: %q = 0x{{[0-9a-f]+}} : !llvm.ptr
// CHECK: x %f
// CHECK-NEXT: error: it points to a function, which has no bytes
// CHECK: x %n
// CHECK-NEXT: error: it points to no memory
// CHECK: x %s
// CHECK-NEXT: error: x shows the memory of a memref or pointer, and this is neither
// CHECK: 16 bytes, global, from 'llvm.mlir.global', line 5
// CHECK: 0 bytes, code, from 'llvm.func', line 14
