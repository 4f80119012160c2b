func.func @long(%a: i32) -> i32 {
  %three = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100001 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %three : i32
    %z = arith.xori %y, %three : i32
    scf.yield %z : i32
  }
  return %r : i32
}
