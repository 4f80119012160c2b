// RUN: not mlir-interp diff %s --passes= 2>&1 | FileCheck %s
// RUN: not mlir-interp diff %s --passes=' ' 2>&1 | FileCheck %s
// RUN: not mlir-interp diff %s --passes '' 2>&1 | FileCheck %s
// RUN: not mlir-interp diff %s --pass-pipeline= 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not mlir-interp diff %s --passes=',' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: not mlir-interp diff %s --passes='cse,' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: not mlir-interp diff %s --passes=',cse' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: not mlir-interp diff %s --passes='cse,,canonicalize' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: mlir-interp diff %s --passes='cse , canonicalize' | FileCheck %s --check-prefix=BLANKS

// No passes are no default ones, and a pass without a name is refused, as mlir-opt does.
// CHECK: error: --passes is empty
// FLAG: error: {{.*}}'builtin.module(...)'
// COMMA: '' does not refer to a registered pass
// BLANKS: refines
func.func @double(%a: i4) -> i4 {
  %b = arith.addi %a, %a : i4
  return %b : i4
}
