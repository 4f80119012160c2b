// Cases that do not fit 64 bits without a sign; upstream compares with their low 64 bits.
func.func @switch_i65(%f: i65) -> i32 {
  %r0 = arith.constant 10 : i32
  %r1 = arith.constant 20 : i32
  %r2 = arith.constant 30 : i32
  %r3 = arith.constant 40 : i32
  cf.switch %f : i65, [
    default: ^end(%r0 : i32),
    -1: ^end(%r1 : i32),
    -9223372036854775808: ^end(%r2 : i32),
    9223372036854775807: ^end(%r3 : i32)
  ]
^end(%r: i32):
  return %r : i32
}

func.func @switch_i128(%f: i128) -> i32 {
  %r0 = arith.constant 10 : i32
  %r1 = arith.constant 20 : i32
  %r2 = arith.constant 30 : i32
  %r3 = arith.constant 40 : i32
  cf.switch %f : i128, [
    default: ^end(%r0 : i32),
    -1: ^end(%r1 : i32),
    1: ^end(%r2 : i32),
    -9223372036854775808: ^end(%r3 : i32)
  ]
^end(%r: i32):
  return %r : i32
}
