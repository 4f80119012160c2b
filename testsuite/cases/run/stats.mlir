// RUN: mlir-interp run %s --stats 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --via=llvm --stats 2>&1 | FileCheck %s --check-prefix=NATIVE

// How many operations of each name were executed, the most frequent first.
// CHECK: 4 : index
// CHECK-NEXT: {{^}}           8  arith.addi
// CHECK-NEXT: {{^}}           4  scf.yield
// CHECK-NEXT: {{^}}           3  arith.constant
// CHECK-NEXT: {{^}}           1  func.return
// CHECK-NEXT: {{^}}           1  scf.for
// CHECK-NEXT: {{^}}          17  operations
// NATIVE: error: {{.*}}--stats
func.func @main() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %n = scf.for %i = %zero to %four step %one iter_args(%n = %zero) -> index {
    %m = arith.addi %n, %one : index
    %unused = arith.addi %m, %one : index
    scf.yield %m : index
  }
  return %n : index
}
