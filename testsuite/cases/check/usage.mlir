// RUN: not mlir-interp check 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp check %s --via=gcc 2>&1 | FileCheck %s --check-prefix=VIA
// RUN: mlir-interp check %s --via=gcc 2> /dev/null; test $? -eq 2
// RUN: not mlir-interp check %t.missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: mlir-interp check %t.missing 2> /dev/null; test $? -eq 2

// NONE: error: 'check' needs a file
// RUN: sh -c 'mlir-interp check %s --via=; test $? = 2' 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: sh -c 'mlir-interp check %s --via=llvm,; test $? = 2' 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: sh -c 'mlir-interp check %s --via=mlir --pipeline=nonsense; test $? = 2' 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: sh -c 'mlir-interp run %s -e f --via=mlir --pipeline=nonsense; test $? = 2' 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: mlir-interp check %s --via=both | FileCheck %s --check-prefix=BOTH
// RUN: mlir-interp check %s --via=mlir,llvm | FileCheck %s --check-prefix=BOTH

// VIA: error: --via takes llvm, mlir or both, not 'gcc' (see {{.*}}mlir-interp check --help)
// EMPTY: error: --via takes llvm, mlir or both, not '{{(llvm,)?}}'
// PASSES: error: --pipeline: {{.*}}'nonsense' does not refer to a registered pass
// BOTH: llvm -O2 {{ *}}1 {{ *}}1 {{ *}}1
// BOTH: mlir -O2 {{ *}}1 {{ *}}1 {{ *}}1
// MISSING: error: cannot read
func.func @f() {
  return
}
