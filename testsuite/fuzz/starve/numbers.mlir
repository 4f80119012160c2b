// Numbers that live in memory: wide integers, functions of every precision, text of both.
func.func @main() -> (i300, f128, f64, vector<3xbf16>) {
  %wide = arith.constant 1606938044258990275541962092341162602522202993782792835301375 : i300
  %product = arith.muli %wide, %wide : i300
  %quotient = arith.divui %product, %wide : i300
  %two = arith.constant 2.0 : f128
  %root = math.sqrt %two : f128
  %power = math.powf %root, %two : f128
  %x = arith.constant 0.7 : f64
  %sine = math.sin %x : f64
  %log = math.log1p %sine : f64
  %three = arith.constant 3 : i32
  %cube = math.fpowi %log, %three : f64, i32
  %some = arith.constant dense<[0.5, 1.5, -2.5]> : vector<3xbf16>
  %tanh = math.tanh %some : vector<3xbf16>
  return %quotient, %power, %cube, %tanh : i300, f128, f64, vector<3xbf16>
}
