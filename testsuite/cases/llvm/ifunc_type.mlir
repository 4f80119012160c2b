// An indirect function whose type is none of a function: a call of it is refused, as upstream does.
// RUN: mlir-interp verify --verify-diagnostics %s
llvm.mlir.ifunc external @f : memref<4xi32>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  llvm.return %p : !llvm.ptr
}
llvm.func @main() -> i32 {
  // expected-error@+1 {{callee does not have a functional type: 'memref<4xi32>'}}
  %r = llvm.call @f() : () -> i32
  llvm.return %r : i32
}
