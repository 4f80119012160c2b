// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e hidden 2>&1 | FileCheck %s --check-prefix=HIDDEN
// RUN: not mlir-interp run %s -e null 2>&1 | FileCheck %s --check-prefix=NULL
// Pointers that are known. What an address may access is decided as for llvm.inttoptr (DECISIONS.md M25).

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

// CHECK: null : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT: 0x1000 : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT: 0xffffffffffffffff : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT: 0x2 : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT: null : !ptr.ptr<#llvm.address_space<3>>
func.func @main() -> (!p, !p, !p, !p, !ptr.ptr<#llvm.address_space<3>>) {
  %a = ptr.constant #ptr.null : !p
  %b = ptr.constant #ptr.address<0x1000> : !p
  %c = ptr.constant #ptr.address<-1> : !p
  %d = ptr.constant #ptr.address<18446744073709551618> : !p
  %e = ptr.constant #ptr.null : !ptr.ptr<#llvm.address_space<3>>
  return %a, %b, %c, %d, %e : !p, !p, !p, !p, !ptr.ptr<#llvm.address_space<3>>
}

func.func @hidden() -> i8 {
  %m = memref.alloca() : memref<4xi8, #s>
  %p = ptr.constant #ptr.address<0x1000> : !p
  // HIDDEN: constants.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour:
  %r = ptr.load %p : !p -> i8
  return %r : i8
}

func.func @null() -> i8 {
  %p = ptr.constant #ptr.null : !p
  // NULL: constants.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour:
  %r = ptr.load %p : !p -> i8
  return %r : i8
}
