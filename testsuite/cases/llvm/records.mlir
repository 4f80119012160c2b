// RUN: mlir-interp run %s --args='[1 : i8, 2 : i32, [3 : i16, 4 : i16]]' | FileCheck %s
// RUN: mlir-interp check %s --inputs=50 | FileCheck %s --check-prefix=CHECKED

// Structs as arguments and results, of functions that are run and of those that are compared.
// CHECK: {1, 4, [3, 2]} : !llvm.struct<(i8, i32, array<2 x i16>)>
// CHECKED: @main: 50 inputs: all equal
llvm.func @main(%s: !llvm.struct<(i8, i32, array<2 x i16>)>) -> !llvm.struct<(i8, i32, array<2 x i16>)> {
  %a = llvm.extractvalue %s[1] : !llvm.struct<(i8, i32, array<2 x i16>)>
  %b = llvm.extractvalue %s[2, 1] : !llvm.struct<(i8, i32, array<2 x i16>)>
  %c = llvm.trunc %a : i32 to i16
  %d = llvm.zext %b : i16 to i32
  %1 = llvm.insertvalue %d, %s[1] : !llvm.struct<(i8, i32, array<2 x i16>)>
  %2 = llvm.insertvalue %c, %1[2, 1] : !llvm.struct<(i8, i32, array<2 x i16>)>
  llvm.return %2 : !llvm.struct<(i8, i32, array<2 x i16>)>
}
