// RUN: not mlir-interp check %s 2>&1 | FileCheck %s
// RUN: mlir-interp check %s 2> /dev/null > /dev/null; test $? -eq 3

// CHECK: error: use of undeclared SSA value name
func.func @f() -> i32 {
  return %missing : i32
}
