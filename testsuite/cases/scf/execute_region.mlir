// RUN: mlir-interp run %s | FileCheck %s
func.func @pick(%c: i1) -> i64 {
  // Several blocks, several ways out.
  %v = scf.execute_region -> i64 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %c1 = arith.constant 1 : i64
    cf.br ^bb3(%c1 : i64)
  ^bb2:
    %c2 = arith.constant 2 : i64
    scf.yield %c2 : i64
  ^bb3(%x : i64):
    %s = arith.addi %x, %x : i64
    scf.yield %s : i64
  }
  return %v : i64
}

func.func @main() {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = call @pick(%true) : (i1) -> i64
  %b = call @pick(%false) : (i1) -> i64
  // CHECK: 2
  vector.print %a : i64
  // CHECK-NEXT: 2
  vector.print %b : i64
  // A loop of blocks within a loop.
  scf.for %i = %c0 to %c3 step %c1 {
    scf.execute_region no_inline {
      cf.br ^head(%c0 : index)
    ^head(%j: index):
      %go = arith.cmpi slt, %j, %i : index
      cf.cond_br %go, ^body, ^out
    ^body:
      // CHECK-NEXT: 0
      // CHECK-NEXT: 0
      // CHECK-NEXT: 1
      vector.print %j : index
      %k = arith.addi %j, %c1 : index
      cf.br ^head(%k : index)
    ^out:
      scf.yield
    }
  }
  return
}
