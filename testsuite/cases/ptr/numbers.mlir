// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// RUN: not mlir-interp run %s -e tensor 2>&1 | FileCheck %s --check-prefix=TENSOR
// Differences and sizes as numbers of any width (DECISIONS.md M25, M26).

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @main() -> (i128, i8, index, index, i4, index, i64, index) {
  %null = ptr.constant #ptr.null : !p
  %a = ptr.constant #ptr.address<0x10203> : !p
  // The difference is a signed number.
  // CHECK: -66051 : i128
  %wide = ptr.ptr_diff %null, %a : !p -> i128
  // CHECK-NEXT: 3 : i8
  %narrow = ptr.ptr_diff %a, %null : !p -> i8
  // CHECK-NEXT: 66051 : index
  %index = ptr.ptr_diff %a, %null : !p -> index
  // CHECK-NEXT: 56 : index
  // NARROW: 40 : index
  %memref = ptr.type_offset memref<?x?xi8> : index
  // CHECK-NEXT: 0 : i4
  %cut = ptr.type_offset f80 : i4
  // CHECK-NEXT: 8 : index
  %pointer = ptr.type_offset !p : index
  // More than a value of the type can hold.
  // CHECK-NEXT: 4000000000000 : i64
  %large = ptr.type_offset !llvm.array<1000000000000 x i32> : i64
  // CHECK-NEXT: 1 : index
  %bits = ptr.type_offset vector<3xi1> : index
  return %wide, %narrow, %index, %memref, %cut, %pointer, %large, %bits
    : i128, i8, index, index, i4, index, i64, index
}

func.func @tensor() -> index {
  // TENSOR: numbers.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: unsupported: 'ptr.type_offset': values of type 'tensor<4xi8>' in memory
  %0 = ptr.type_offset tensor<4xi8> : index
  return %0 : index
}
