// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 -e cut --args '-1' | FileCheck %s --check-prefix=CUT
// RUN: mlir-interp run %s -e cut --args '-1' | FileCheck %s --check-prefix=WHOLE
func.func @pick(%i: index) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %r = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -5 {
    scf.yield %b : i32
  }
  // No duplicate of the others (DECISIONS S6).
  case 9223372036854775807 {
    scf.yield %a : i32
  }
  default {
    scf.yield %c : i32
  }
  return %r : i32
}

func.func @main() {
  %c2 = arith.constant 2 : index
  %m5 = arith.constant -5 : index
  %c5 = arith.constant 5 : index
  %x = call @pick(%c2) : (index) -> i32
  // CHECK: 10
  vector.print %x : i32
  %y = call @pick(%m5) : (index) -> i32
  // CHECK-NEXT: 20
  vector.print %y : i32
  %z = call @pick(%c5) : (index) -> i32
  // CHECK-NEXT: 30
  vector.print %z : i32
  scf.index_switch %c5
  case 5 {
    // CHECK-NEXT: 2
    vector.print %c2 : index
    scf.yield
  }
  default {
  }
  // No case at all.
  scf.index_switch %c5
  default {
    // CHECK-NEXT: 5
    vector.print %c5 : index
  }
  return
}

// A case is cut to the width of index (DECISIONS S6).
func.func @cut(%i: index) -> i1 {
  %true = arith.constant true
  %false = arith.constant false
  %r = scf.index_switch %i -> i1
  case 4294967295 {
    scf.yield %true : i1
  }
  default {
    scf.yield %false : i1
  }
  // CUT: true
  // WHOLE: false
  return %r : i1
}
