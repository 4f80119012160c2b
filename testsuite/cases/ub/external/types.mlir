// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A declaration with other types than the function has (DECISIONS X3).
func.func private @printI64(f64)
func.func @main() {
  %x = arith.constant 1.0 : f64
  // CHECK: types.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the function @printI64 is called with types that are not its own
  call @printI64(%x) : (f64) -> ()
  return
}
