// Operations with regions need what these use.
ml_program.subgraph @main() -> (i32, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %ten = arith.constant 10 : index
  %step = arith.addi %one, %one : index
  %start = arith.constant 5 : i32
  %more = arith.constant 4 : i32
  %sum = scf.for %i = %zero to %ten step %step iter_args(%acc = %start) -> (i32) {
    %x = arith.index_cast %i : index to i32
    %y = arith.addi %x, %more : i32
    %z = arith.addi %acc, %y : i32
    scf.yield %z : i32
  }
  %big = arith.cmpi sgt, %sum, %start : i32
  %r = scf.if %big -> index {
    scf.yield %ten : index
  } else {
    scf.yield %step : index
  }
  ml_program.output %sum, %r : i32, index
}
