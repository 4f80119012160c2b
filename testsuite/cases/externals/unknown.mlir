// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 6
func.func private @nobody(i64)
func.func @main() {
  %x = arith.constant 1 : i64
  // CHECK: unknown.mlir:[[# @LINE + 1]]:3: error: unsupported{{.*}}@nobody
  call @nobody(%x) : (i64) -> ()
  return
}
