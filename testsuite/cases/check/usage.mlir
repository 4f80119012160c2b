// RUN: not mlir-interp check 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp check %s --via=gcc 2>&1 | FileCheck %s --check-prefix=VIA
// RUN: mlir-interp check %s --via=gcc 2> /dev/null; test $? -eq 2
// RUN: not mlir-interp check %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: mlir-interp check %t.missing 2> /dev/null; test $? -eq 2

// NONE: error: 'check' needs a file
// VIA: error: --via takes llvm, mlir or both: llvm,mlir
// MISSING: error: cannot read
func.func @f() {
  return
}
