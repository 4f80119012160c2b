// A product of 16 bits by 16, in four stages of four bits each.
hw.module private @stage(in %clk : !seq.clock, in %sum : i32, in %a : i32, in %b : i16, out sum_ : i32, out a_ : i32, out b_ : i16) {
  %low = comb.extract %b from 0 : (i16) -> i4
  %zero = hw.constant 0 : i28
  %wide = comb.concat %zero, %low : i28, i4
  %part = comb.mul bin %a, %wide : i32
  %sum_next = comb.add bin %sum, %part : i32
  %four = hw.constant 4 : i32
  %a_next = comb.shl %a, %four : i32
  %four_ = hw.constant 4 : i16
  %b_next = comb.shru %b, %four_ : i16
  %s = seq.compreg sym @s %sum_next, %clk : i32
  %x = seq.compreg %a_next, %clk : i32
  %y = seq.compreg %b_next, %clk : i16
  hw.output %s, %x, %y : i32, i32, i16
}
hw.module @top(in %clk : !seq.clock, in %a : i16, in %b : i16, out product : i32) {
  %zero = hw.constant 0 : i32
  %none = hw.constant 0 : i16
  %wide = comb.concat %none, %a : i16, i16
  %s3, %x3, %y3 = hw.instance "third" @stage(clk: %clk: !seq.clock, sum: %s2: i32, a: %x2: i32, b: %y2: i16) -> (sum_: i32, a_: i32, b_: i16)
  %s4, %x4, %y4 = hw.instance "fourth" @stage(clk: %clk: !seq.clock, sum: %s3: i32, a: %x3: i32, b: %y3: i16) -> (sum_: i32, a_: i32, b_: i16)
  %s1, %x1, %y1 = hw.instance "first" @stage(clk: %clk: !seq.clock, sum: %zero: i32, a: %wide: i32, b: %b: i16) -> (sum_: i32, a_: i32, b_: i16)
  %s2, %x2, %y2 = hw.instance "second" @stage(clk: %clk: !seq.clock, sum: %s1: i32, a: %x1: i32, b: %y1: i16) -> (sum_: i32, a_: i32, b_: i16)
  hw.output %s4 : i32
}
