// Quotients and remainders of one division, in a loop.

func.func @digits(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %base = arith.constant 16 : i32
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %a, %sum = %zero) -> (i32, i32) {
    %digit = arith.remsi %x, %base : i32
    %square = arith.muli %digit, %digit : i32
    %next = arith.addi %sum, %square : i32
    %rest = arith.divui %x, %base : i32
    %plus = arith.addi %rest, %digit : i32
    scf.yield %plus, %next : i32, i32
  }
  return %r#1 : i32
}
