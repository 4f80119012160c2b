func.func @printed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c7 = arith.constant 7 : index
  scf.for %k = %c0 to %c12 step %c1 {
    %m = arith.muli %k, %c7 : index
    %i = arith.remui %m, %c12 : index
    vector.print %i : index
  }
  return
}

func.func @kept() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 16 : i64
  %r = scf.for %k = %c0 to %c12 step %c1 iter_args(%a = %zero) -> i64 {
    %i = arith.subi %c11, %k : index
    %v = arith.index_cast %i : index to i64
    %b = arith.muli %a, %ten : i64
    %c = arith.addi %b, %v : i64
    scf.yield %c : i64
  }
  return %r : i64
}

func.func @columns() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %j = %c0 to %c4 step %c1 {
    scf.for %i = %c0 to %c4 step %c1 {
      %row = arith.muli %i, %c4 : index
      %n = arith.addi %row, %j : index
      vector.print %n : index
    }
  }
  return
}
