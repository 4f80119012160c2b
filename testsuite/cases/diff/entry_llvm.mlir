// RUN: mlir-interp diff %s --passes=cse -e twice | FileCheck %s
// RUN: not mlir-interp diff %s --passes=cse -e declared 2>&1 | FileCheck %s --check-prefix=DECLARED
// A function of the llvm dialect may be named as well.
// CHECK: refines: 1 function
// DECLARED: error: there is no function @declared with a body to compare (--entry)
llvm.func @declared(i8)
llvm.func @twice(%a: i8) -> i8 {
  %b = llvm.add %a, %a : i8
  %c = llvm.add %a, %a : i8
  %d = llvm.mul %b, %c : i8
  llvm.return %d : i8
}
llvm.func @other(%a: i8) -> i8 {
  llvm.return %a : i8
}
