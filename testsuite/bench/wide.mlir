// Wide integers: a 128-bit and a 256-bit generator side by side, each fed from the other's upper bits.
func.func @main() -> i32 {
  %n = arith.constant 16000000 : index // quick 4000000, lli 800000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mul = arith.constant 47026247687942121848144207491837523525 : i128
  %inc = arith.constant 117397592171526113268558934119004209487 : i128
  %one = arith.constant 1 : i128
  %other = arith.constant 170141183460469231731687303715884105729 : i256
  %c64 = arith.constant 64 : i128
  %c96 = arith.constant 96 : i128
  %c131 = arith.constant 131 : i256
  %x:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %one, %t = %other) -> (i128, i256) {
    %s1 = arith.muli %s, %mul : i128
    %s2 = arith.addi %s1, %inc : i128
    %high = arith.shrui %s2, %c64 : i128
    %s3 = arith.xori %s2, %high : i128
    %fed = arith.extui %s3 : i128 to i256
    %t1 = arith.muli %t, %other : i256
    %t2 = arith.addi %t1, %fed : i256
    %t3 = arith.shrui %t2, %c131 : i256
    %t4 = arith.xori %t2, %t3 : i256
    %back = arith.trunci %t3 : i256 to i128
    %s4 = arith.addi %s2, %back : i128
    scf.yield %s4, %t4 : i128, i256
  }
  %low = arith.trunci %x#1 : i256 to i128
  %both = arith.xori %x#0, %low : i128
  %top = arith.shrui %both, %c96 : i128
  %r = arith.trunci %top : i128 to i32
  return %r : i32
}
