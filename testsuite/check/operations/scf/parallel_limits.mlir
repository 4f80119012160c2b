// The last step may pass the end of the index type; upstream's loop goes on.
func.func @parallel_limits(%lower: index, %upper: index) -> (i32, index) {
  %step = arith.constant 3000000000000000001 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %r:2 = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%zero, %c0) -> (i32, index) {
    scf.reduce(%one, %i : i32, index) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: index, %y: index):
      %s = arith.xori %x, %y : index
      scf.reduce.return %s : index
    }
  }
  return %r#0, %r#1 : i32, index
}
