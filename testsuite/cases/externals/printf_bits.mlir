// RUN: mlir-interp run %s | FileCheck %s --strict-whitespace --match-full-lines
// C23's digits of base 2, with flags, width and precision: as C says of %x.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @wide("%10b|%-10b|%010b|%#10b|%#010b|%.8b\0A\00")
llvm.mlir.global internal constant @exact("%#.8b|%12.8b|%-12.8b|%B|%#B|%012.8b\0A\00")
llvm.mlir.global internal constant @small("[%.0b|%#b|%b|%hhb|%lb|%-#4b]\0A\00")
//      CHECK:    101010|101010    |0000101010|  0b101010|0b00101010|00101010
// CHECK-NEXT:0b00101010|    00101010|00101010    |101010|0B101010|    00101010
// CHECK-NEXT:[|0|0|11111111|101|0b1 ]
llvm.func @main() {
  %wide = llvm.mlir.addressof @wide : !llvm.ptr
  %exact = llvm.mlir.addressof @exact : !llvm.ptr
  %small = llvm.mlir.addressof @small : !llvm.ptr
  %n = llvm.mlir.constant(42 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %nine = llvm.mlir.constant(511 : i32) : i32
  %five = llvm.mlir.constant(5 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @printf(%wide, %n, %n, %n, %n, %n, %n) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32
  %s = llvm.call @printf(%exact, %n, %n, %n, %n, %n, %n) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32
  %t = llvm.call @printf(%small, %zero, %zero, %zero, %nine, %five, %one) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, i32, i32, i32, i32, i64, i32) -> i32
  llvm.return
}
