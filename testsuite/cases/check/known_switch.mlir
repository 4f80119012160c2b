// RUN: mlir-interp check %s --via=mlir | FileCheck %s
// RUN: mlir-interp check %s --via=mlir --json | FileCheck %s --check-prefix=JSON

// Upstream compares the low 32 bits of the argument of scf.index_switch with those of the cases: that
// explains inputs on which it takes another case for it, whichever of the two is far from zero, ...
// CHECK: @far: all 2 inputs: 1 equal, 1 known to differ
// CHECK-NEXT: known, 1 input: mlir -O2 lowers 'scf.index_switch' otherwise: the argument and the cases are cut to 32 bits (S6)
func.func @far(%s: i1) -> i32 {
  %c32 = arith.constant 32 : index
  %bit = arith.index_castui %s : i1 to index
  %n = arith.shli %bit, %c32 : index
  %r = scf.index_switch %n -> i32
  case 0 {
    %0 = arith.constant 10 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 99 : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: @far_case: all 2 inputs: 1 equal, 1 known to differ
// CHECK-NEXT: known, 1 input: mlir -O2 lowers 'scf.index_switch' otherwise
func.func @far_case(%s: i1) -> i32 {
  %n = arith.index_castui %s : i1 to index
  %r = scf.index_switch %n -> i32
  case 4294967297 {
    %0 = arith.constant 10 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 99 : i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// ... and no others: here it is something else that departs.
// CHECK: @other: all 4 inputs: 3 equal, 1 known to differ
// CHECK-NEXT: known, 1 input: mlir -O2 lowers 'arith.remsi' otherwise
func.func @other(%s: i1, %t: i1) -> i32 {
  %n = arith.index_castui %s : i1 to index
  %chosen = scf.index_switch %n -> i32
  case 8589934600 {
    %0 = arith.constant 10 : i32
    scf.yield %0 : i32
  }
  default {
    %0 = arith.constant 2147483647 : i32
    scf.yield %0 : i32
  }
  %one = arith.constant 1 : i32
  %x = arith.extsi %s : i1 to i32
  %sign = arith.extsi %t : i1 to i32
  %a = arith.xori %x, %chosen : i32
  %b = arith.ori %sign, %one : i32
  %rest = arith.remsi %a, %b : i32
  return %rest : i32
}

// Of what is known the sums tell what was met.
// JSON: "known": [{"operation": "arith.remsi", {{[^{]*}}"inputs": 1}, {"operation": "scf.index_switch", {{[^{]*}}"inputs": 2}]}}
