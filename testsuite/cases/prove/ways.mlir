// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// Ways that lead forward: each branch under its condition, a way that is never taken as a promise.

// CHECK: @cases: for every input: the solver found none that shows a difference
// CHECK: @regions: for every input: the solver found none that shows a difference
// CHECK: @promised: for every input: the solver found none that shows a difference
// CHECK: @lowered: for every input: the solver found none that shows a difference

//--- before.mlir
func.func @cases(%day: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %day : i32, [
    default: ^end(%a : i32),
    6: ^rest(%b : i32),
    7: ^rest(%a : i32),
    6: ^end(%b : i32)
  ]
^rest(%x: i32):
  %two = arith.constant 2 : i32
  %0 = arith.muli %x, %two : i32
  cf.br ^end(%0 : i32)
^end(%r: i32):
  return %r : i32
}
func.func @regions(%which: index, %a: i64) -> i64 {
  %0 = scf.index_switch %which -> i64
  case 1 {
    %one = arith.constant 1 : i64
    %1 = arith.shli %a, %one : i64
    scf.yield %1 : i64
  }
  case 2 {
    %c = arith.constant 3 : i64
    %1 = arith.muli %a, %c : i64
    scf.yield %1 : i64
  }
  default {
    scf.yield %a : i64
  }
  return %0 : i64
}
func.func @promised(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i32
  cf.cond_br %0, ^good, ^never
^good:
  %1 = arith.cmpi sle, %a, %b : i32
  return %1 : i1
^never:
  ub.unreachable
}
func.func @lowered(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b overflow<nsw> : i32
  return %0 : i32
}

//--- after.mlir
func.func @cases(%day: i32, %a: i32, %b: i32) -> i32 {
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi eq, %day, %six : i32
  %1 = arith.cmpi eq, %day, %seven : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %b, %b : i32
  %4 = arith.select %1, %2, %a : i32
  %5 = arith.select %0, %3, %4 : i32
  return %5 : i32
}
func.func @regions(%which: index, %a: i64) -> i64 {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %0 = arith.cmpi eq, %which, %one : index
  %1 = scf.if %0 -> i64 {
    %2 = arith.addi %a, %a : i64
    scf.yield %2 : i64
  } else {
    %2 = arith.cmpi eq, %which, %two : index
    %3 = arith.addi %a, %a : i64
    %4 = arith.addi %3, %a : i64
    %5 = arith.select %2, %4, %a : i64
    scf.yield %5 : i64
  }
  return %1 : i64
}
func.func @promised(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  return %true : i1
}
func.func @lowered(%a: i32, %b: i32) -> i32 {
  %0 = llvm.sub %a, %b : i32
  return %0 : i32
}
