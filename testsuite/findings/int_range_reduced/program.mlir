func.func @f(%c: i1, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = arith.constant 100 : i32
  %p = scf.parallel (%k) = (%c0) to (%c1) step (%c1) init (%init) -> i32 {
    scf.reduce(%a : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  %joined = arith.select %c, %p, %init : i32
  return %joined : i32
}
