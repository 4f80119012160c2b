// RUN: split-file %s %t
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e constant | FileCheck %s --check-prefix=CONSTANT
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e crossed | FileCheck %s --check-prefix=CROSSED
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e inner | FileCheck %s --check-prefix=INNER
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e returned | FileCheck %s --check-prefix=RETURNED
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e replaced | FileCheck %s --check-prefix=REPLACED
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e moved | FileCheck %s --check-prefix=MOVED
// RUN: not mlir-interp diff %t/before.mlir --with=%t/after.mlir -e other | FileCheck %s --check-prefix=OTHER
// What gives something else because it is given something else is not where it begins: its operands are looked at,
// either way round where that is the same, what a region ends with, and what a function returns. What still stands
somewhere, and computes the same, is not where it begins.

//--- before.mlir
func.func @constant(%a: i32) -> i32 {
  // CONSTANT: first departs 'arith.constant' at {{.*}}before.mlir:[[# @LINE - 12]]:8: 5 : i32, and then 6 : i32
  %c = arith.constant 5 : i32
  %d = arith.constant 7 : i32
  %r = arith.xori %c, %a : i32
  %t = arith.addi %r, %d : i32
  return %t : i32
}
func.func @crossed(%a: i32, %b: i32) -> i32 {
  %p = arith.muli %a, %b : i32
  %q = arith.addi %a, %b : i32
  // CROSSED: first departs 'arith.subi' at {{.*}}before.mlir:[[# @LINE - 12]]:8:
  %r = arith.subi %p, %q : i32
  return %r : i32
}
func.func @inner(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    // INNER: first departs 'arith.constant' at {{.*}}before.mlir:[[# @LINE - 12]]:10: 3 : i32, and then 4 : i32
    %c = arith.constant 3 : i32
    %d = arith.constant 9 : i32
    %u = arith.addi %d, %s : i32
    scf.yield %c : i32
  }
  return %r : i32
}
func.func @returned() -> i32 {
  %c = arith.constant 7 : i32
  %d = arith.constant 8 : i32
  // RETURNED: first departs 'arith.constant' at {{.*}}before.mlir:[[# @LINE - 12]]:8: 1 : i32, and then 2 : i32
  %r = arith.constant 1 : i32
  return %r : i32
}
func.func @replaced(%a: i32) -> i32 {
  %c = arith.constant 5 : i32
  %x = arith.addi %a, %c : i32
  // REPLACED: first departs 'arith.muli' at {{.*}}before.mlir:[[# @LINE - 12]]:8: 25 : i32, and then 30 : i32
  %r = arith.muli %x, %c : i32
  return %r : i32
}
func.func @moved(%a: i32, %b: i32) -> i32 {
  %p = arith.muli %b, %a : i32
  %q = arith.xori %a, %b : i32
  // MOVED: first departs 'arith.subi' at {{.*}}before.mlir:[[# @LINE - 12]]:8:
  %r = arith.subi %q, %p : i32
  return %r : i32
}
// OTHER: first departs not known: nothing that stands for an operation gave something else; what is stored,
func.func @other(%a: i32) -> i32 {
  %p = arith.constant 1 : i32
  %q = arith.constant 2 : i32
  return %p : i32
}

//--- after.mlir
func.func @constant(%a: i32) -> i32 {
  %d = arith.constant 7 : i32
  %c = arith.constant 6 : i32
  %r = arith.xori %a, %c : i32
  %t = arith.addi %r, %d : i32
  return %t : i32
}
func.func @crossed(%a: i32, %b: i32) -> i32 {
  %p = arith.muli %a, %b : i32
  %q = arith.addi %a, %b : i32
  %r = arith.subi %q, %p : i32
  return %r : i32
}
func.func @inner(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = arith.constant 9 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %c = arith.constant 4 : i32
    %u = arith.addi %s, %d : i32
    scf.yield %c : i32
  }
  return %r : i32
}
func.func @returned() -> i32 {
  %d = arith.constant 8 : i32
  %c = arith.constant 7 : i32
  %r = arith.constant 2 : i32
  return %r : i32
}
func.func @replaced(%a: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.constant 6 : i32
  %x = arith.addi %a, %c : i32
  %r = arith.muli %x, %d : i32
  return %r : i32
}
func.func @moved(%a: i32, %b: i32) -> i32 {
  %q = arith.xori %a, %b : i32
  %p = arith.muli %a, %b : i32
  %r = arith.subi %p, %q : i32
  return %r : i32
}
func.func @other(%a: i32) -> i32 {
  %p = arith.constant 1 : i32
  %q = arith.constant 2 : i32
  return %q : i32
}
