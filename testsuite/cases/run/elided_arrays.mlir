// RUN: mlir-interp run %s --elide-larger-than 5 2>&1 | FileCheck %s
// An array of the llvm dialect is elided as a vector is, also as a part of a struct; what it holds is
// told of numbers of one type.
func.func @main() -> (!llvm.array<6 x i8>, !llvm.struct<(i8, array<6 x i8>)>, !llvm.array<6 x struct<()>>) {
  %a = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, -6]> : tensor<6xi8>) : !llvm.array<6 x i8>
  %u = llvm.mlir.zero : !llvm.struct<(i8, array<6 x i8>)>
  %b = llvm.insertvalue %a, %u[1] : !llvm.struct<(i8, array<6 x i8>)>
  %c = llvm.mlir.zero : !llvm.array<6 x struct<()>>
  return %a, %b, %c : !llvm.array<6 x i8>, !llvm.struct<(i8, array<6 x i8>)>, !llvm.array<6 x struct<()>>
}
// CHECK-DAG: [1, 2, ..., -6] : !llvm.array<6 x i8>
// CHECK-DAG: {0, [1, 2, ..., -6]} : !llvm.struct<(i8, array<6 x i8>)>
// CHECK-DAG: [{}, {}, ..., {}] : !llvm.array<6 x struct<()>>
// CHECK-DAG: note: result 0: 6 elements, least -6, greatest 5 (--elide-larger-than=0 prints all)
// CHECK-DAG: note: result 1: 7 elements (--elide-larger-than=0 prints all)
// CHECK-DAG: note: result 2: 0 elements (--elide-larger-than=0 prints all)
