// f16 and bf16 arithmetic: two logistic maps, x = r x (1 - x), which never settle; every step adds the bits
// of both to a digest. What has come down to 0, where the map would stay, starts anew.
func.func @main() -> i32 {
  %n = arith.constant 6000000 : index // quick 1500000, lli 200000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %one_h = arith.constant 1.0 : f16
  %rate_h = arith.constant 3.9 : f16
  %start_h = arith.constant 0.3 : f16
  %least_h = arith.constant 0.01 : f16
  %one_b = arith.constant 1.0 : bf16
  %rate_b = arith.constant 3.8 : bf16
  %start_b = arith.constant 0.3 : bf16
  %step_b = arith.constant 0.01 : bf16
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %start_h, %y = %start_b, %h = %zero)
      -> (f16, bf16, i32) {
    %x1 = arith.subf %one_h, %x : f16
    %x2 = arith.mulf %x, %rate_h : f16
    %x3 = arith.mulf %x1, %x2 : f16
    %low = arith.cmpf olt, %x3, %least_h : f16
    %x4 = arith.select %low, %start_h, %x3 : f16
    %y1 = arith.subf %one_b, %y : bf16
    %y2 = arith.mulf %y, %rate_b : bf16
    %y3 = arith.mulf %y1, %y2 : bf16
    %y4 = arith.maximumf %y3, %step_b : bf16
    %x_bits = arith.bitcast %x4 : f16 to i16
    %y_bits = arith.bitcast %y4 : bf16 to i16
    %bits = arith.xori %x_bits, %y_bits : i16
    %wide = arith.extui %bits : i16 to i32
    %h1 = arith.muli %h, %c31 : i32
    %h2 = arith.addi %h1, %wide : i32
    scf.yield %x4, %y4, %h2 : f16, bf16, i32
  }
  return %r#2 : i32
}
