// RUN: mlir-interp run %s -e f --via=llvm --print-llvm | FileCheck %s
// RUN: mlir-interp run %s -e f --via=mlir --print-llvm | FileCheck %s
// RUN: not mlir-interp run %s -e f --print-llvm 2>&1 | FileCheck %s --check-prefix=REFUSED
// What native code is made of, for whoever wants to report what the compiler makes of it: no
// argument is needed, as nothing runs.

// CHECK: target triple
// CHECK: define i32 @f(i32
// CHECK-NOT: @g
// REFUSED: is about native code
func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @g() {
  return
}
