// scf.while with state: from every number below %n down to 1 by Collatz's rule; the state is where it has come
// to, how many steps it took, and the highest number on the way. The result adds up both.
func.func @main() -> i32 {
  %n = arith.constant 600000 : index // quick 150000, lli 20000, test 20
  %first = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %sum = scf.for %i = %first to %n step %first iter_args(%acc = %zero) -> (i64) {
    %start = arith.index_cast %i : index to i64
    %end:3 = scf.while (%x = %start, %steps = %zero, %top = %start)
        : (i64, i64, i64) -> (i64, i64, i64) {
      %more = arith.cmpi ugt, %x, %one : i64
      scf.condition(%more) %x, %steps, %top : i64, i64, i64
    } do {
    ^bb0(%x: i64, %steps: i64, %top: i64):
      %odd = arith.trunci %x : i64 to i1
      %next = scf.if %odd -> (i64) {
        %triple = arith.muli %x, %three : i64
        %up = arith.addi %triple, %one : i64
        scf.yield %up : i64
      } else {
        %half = arith.shrui %x, %one : i64
        scf.yield %half : i64
      }
      %more_steps = arith.addi %steps, %one : i64
      %higher = arith.cmpi ugt, %next, %top : i64
      %highest = arith.select %higher, %next, %top : i64
      scf.yield %next, %more_steps, %highest : i64, i64, i64
    }
    %a = arith.addi %acc, %end#1 : i64
    %b = arith.addi %a, %end#2 : i64
    scf.yield %b : i64
  }
  %r = arith.trunci %sum : i64 to i32
  return %r : i32
}
