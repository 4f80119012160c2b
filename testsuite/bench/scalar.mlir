// A latency-bound scalar loop: an xorshift generator, whose every step needs the one before.
func.func @main() -> i32 {
  %n = arith.constant 60000000 : index // quick 15000000, lli 3200000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seed = arith.constant 88172645463325252 : i64
  %a = arith.constant 13 : i64
  %b = arith.constant 7 : i64
  %c = arith.constant 17 : i64
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> (i64) {
    %x1 = arith.shli %x, %a : i64
    %y = arith.xori %x, %x1 : i64
    %y1 = arith.shrui %y, %b : i64
    %z = arith.xori %y, %y1 : i64
    %z1 = arith.shli %z, %c : i64
    %next = arith.xori %z, %z1 : i64
    scf.yield %next : i64
  }
  %r = arith.trunci %last : i64 to i32
  return %r : i32
}
