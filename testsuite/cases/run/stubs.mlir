// RUN: mlir-interp run %s --stubs=3 | FileCheck %s
// RUN: not mlir-interp run %s --stubs=3 -e link 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: not mlir-interp run %s -e link 2>&1 | FileCheck %s --check-prefix=ADVISED
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=STRUCT
// Functions without a body return structs, too, also in memory of their callers; where memory lies cannot be made up,
// and where it would be the flag is not offered.
llvm.func @pair() -> !llvm.struct<(i64, array<2 x i8>)>
llvm.func @large(!llvm.ptr {llvm.sret = !llvm.array<3 x i64>})
llvm.func @list() -> !llvm.struct<(i64, ptr)>

// CHECK: @pair()
// CHECK-NEXT: @large(? : !llvm.ptr)
// CHECK-NEXT: {{^[{]-?[0-9]+, -?[0-9]+[}]}} : !llvm.struct<(i8, i64)>
// STRUCT: the function @pair has no body and is none of those built in (--stubs=0 lets it return made-up values)
llvm.func @main() -> !llvm.struct<(i8, i64)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %pair = llvm.call @pair() : () -> !llvm.struct<(i64, array<2 x i8>)>
  %to = llvm.alloca %one x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  llvm.call @large(%to) : (!llvm.ptr) -> ()
  %a = llvm.extractvalue %pair[1, 1] : !llvm.struct<(i64, array<2 x i8>)>
  %last = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %b = llvm.load %last : !llvm.ptr -> i64
  %none = llvm.mlir.poison : !llvm.struct<(i8, i64)>
  %half = llvm.insertvalue %a, %none[0] : !llvm.struct<(i8, i64)>
  %both = llvm.insertvalue %b, %half[1] : !llvm.struct<(i8, i64)>
  llvm.return %both : !llvm.struct<(i8, i64)>
}

// LINK: the function @list has no body, and no value can be made up for its result of type '!llvm.struct<(i64, ptr)>'
// ADVISED: unsupported: 'llvm.call': the function @list has no body and is none of those built in, and no value can be made up for its result of type '!llvm.struct<(i64, ptr)>'{{$}}
llvm.func @link() {
  %list = llvm.call @list() : () -> !llvm.struct<(i64, ptr)>
  llvm.return
}
