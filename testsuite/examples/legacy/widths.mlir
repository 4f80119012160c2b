// The average of two bytes, signed and not, by way of wider numbers; and their bits.
func @main() -> (i8, i8, i8) {
  %a = constant 200 : i8
  %b = constant 100 : i8
  %one = constant 1 : i16
  %as = sexti %a : i8 to i16
  %bs = sexti %b : i8 to i16
  %au = zexti %a : i8 to i16
  %bu = zexti %b : i8 to i16
  %ss = addi %as, %bs : i16
  %su = addi %au, %bu : i16
  %hs = shift_right_signed %ss, %one : i16
  %hu = shift_right_unsigned %su, %one : i16
  %rs = trunci %hs : i16 to i8
  %ru = trunci %hu : i16 to i8
  %x = xor %a, %b : i8
  return %rs, %ru, %x : i8, i8, i8
}
