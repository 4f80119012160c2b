// RUN: not mlir-interp diff %s --opt-cmd 'mlir-opt-22 --convert-scf-to-cf --convert-to-llvm --mlir-print-debuginfo | sed s/llvm.sub/llvm.add/' --html=%t.html
// RUN: grep -o '"departs": {[^}]*}' %t.html | FileCheck %s
// RUN: sed s/arith.subi/arith.addi/ %s >%t.mlir
// RUN: mlir-opt-22 --convert-scf-to-cf --mlir-print-debuginfo %t.mlir | sed 's#%t.mlir#%s#' >%t.lowered.mlir
// RUN: not mlir-interp diff %s --with=%t.lowered.mlir --html=%t.with.html
// RUN: grep -o '"departs": {[^}]*}' %t.with.html | FileCheck %s
// A command, or another file, may say where its operations are from.

// CHECK: "time": 0, "before": "-7", "after": "7"
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> (i32) {
    %next = arith.subi %acc, %seven : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
