// RUN: not mlir-interp diff %s --with=%S/Inputs/steps.mlir | FileCheck %s
// RUN: mlir-interp diff %s --with=%S/Inputs/steps.mlir --max-steps=20000 > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=FEWER < %t
// An input may take as many steps as --max-steps says, whether there are others or not.

// CHECK: wrong result in @long
// FEWER: not judged: 1 function
// FEWER: first skipped: limit reached: more than 20000 operations were executed
// FEWER: -e long --args='{{.*}}' --max-steps=20000
func.func @long(%a: i32) -> i32 {
  %three = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %three : i32
    %z = arith.xori %y, %three : i32
    scf.yield %z : i32
  }
  return %r : i32
}
