// RUN: mlir-interp run %s -e inner::deep::f | FileCheck %s
// The nearest module counts, and what it does not say those around it do (M34).
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<1xi64>>} {
  module @inner attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
    module @deep attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
      func.func @f() -> (i8, i64, index) {
        %one = llvm.mlir.constant(1 : i32) : i32
        %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
        llvm.store %one, %p : i32, !llvm.ptr
        // CHECK: {{^}}0 : i8
        %a = llvm.load %p : !llvm.ptr -> i8
        %null = llvm.mlir.zero : !llvm.ptr
        %q = llvm.getelementptr %null[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
        // CHECK-NEXT: {{^}}4 : i64
        %b = llvm.ptrtoint %q : !llvm.ptr to i64
        // CHECK-NEXT: {{^}}-1 : index
        %c = arith.constant 0xffffffff : index
        return %a, %b, %c : i8, i64, index
      }
    }
  }
}
