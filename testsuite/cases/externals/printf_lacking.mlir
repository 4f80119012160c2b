// RUN: not mlir-interp run %s -e wide 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e wide_character 2>&1 | FileCheck %s --check-prefix=CHARACTER
// RUN: not mlir-interp run %s -e count 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not mlir-interp run %s -e none 2>&1 | FileCheck %s --check-prefix=NONE
// What C and POSIX have and this has not is unsupported; what nobody has is undefined.

llvm.mlir.global internal constant @wide_format("%ls\00")
llvm.mlir.global internal constant @character_format("%lc\00")
llvm.mlir.global internal constant @count_format("%n\00")
llvm.mlir.global internal constant @no_format("%y\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

// WIDE: error: unsupported: 'llvm.call': the conversion %ls of @printf
llvm.func @wide() {
  %f = llvm.mlir.addressof @wide_format : !llvm.ptr
  llvm.call @printf(%f, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// CHARACTER: error: unsupported: 'llvm.call': the conversion %lc of @printf
llvm.func @wide_character() {
  %f = llvm.mlir.addressof @character_format : !llvm.ptr
  %n = llvm.mlir.constant(65 : i32) : i32
  llvm.call @printf(%f, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// COUNT: error: unsupported: 'llvm.call': the conversion %n of @printf
llvm.func @count() {
  %f = llvm.mlir.addressof @count_format : !llvm.ptr
  llvm.call @printf(%f, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// NONE: error: undefined behaviour: @printf: there is no conversion %y
llvm.func @none() {
  %f = llvm.mlir.addressof @no_format : !llvm.ptr
  %n = llvm.mlir.constant(5 : i32) : i32
  llvm.call @printf(%f, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
