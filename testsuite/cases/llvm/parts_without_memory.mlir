// RUN: split-file %s %t
// RUN: not mlir-interp run %t/tensor.mlir 2>&1 | FileCheck %t/tensor.mlir
// RUN: not mlir-interp run %t/token.mlir 2>&1 | FileCheck %t/token.mlir
// RUN: mlir-interp run %t/empty.mlir | FileCheck %t/empty.mlir
// A part of a struct or an array is what memory can hold.

//--- tensor.mlir
// CHECK: [[# @LINE + 1]]:1: error: 'func.func' op unsupported: values of type '!llvm.struct<(tensor<2xi8>)>' are not supported
func.func @main() -> !llvm.struct<(tensor<2xi8>)> {
  %a = llvm.mlir.zero : !llvm.struct<(tensor<2xi8>)>
  return %a : !llvm.struct<(tensor<2xi8>)>
}

//--- token.mlir
func.func @main() {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.zero': 
  %a = llvm.mlir.zero : !llvm.array<2 x !async.token>
  %b = llvm.freeze %a : !llvm.array<2 x !async.token>
  return
}

//--- empty.mlir
// What has no lanes is handed on as anything is.
func.func @main() -> (!llvm.struct<()>, !llvm.array<2 x struct<()>>) {
  %a = llvm.mlir.undef : !llvm.struct<()>
  %b = builtin.unrealized_conversion_cast %a : !llvm.struct<()> to !llvm.struct<()>
  %c = llvm.mlir.undef : !llvm.array<2 x struct<()>>
  %d = llvm.freeze %c : !llvm.array<2 x struct<()>>
  return %b, %d : !llvm.struct<()>, !llvm.array<2 x struct<()>>
}
// CHECK: {} : !llvm.struct<()>
// CHECK-NEXT: [{}, {}] : !llvm.array<2 x struct<()>>
