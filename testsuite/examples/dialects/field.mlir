// 3 and its inverse modulo 7, and the inverse of 2 modulo a large prime.
func.func @main() -> (!gf.element<7>, !gf.element<7>, !gf.element<1000000007>) {
  %three = "gf.constant"() {value = 3 : i64} : () -> !gf.element<7>
  %inverse = "gf.inv"(%three) : (!gf.element<7>) -> !gf.element<7>
  %one = "gf.mul"(%three, %inverse) : (!gf.element<7>, !gf.element<7>) -> !gf.element<7>
  %two = "gf.constant"() {value = 2 : i64} : () -> !gf.element<1000000007>
  %half = "gf.inv"(%two) : (!gf.element<1000000007>) -> !gf.element<1000000007>
  return %inverse, %one, %half : !gf.element<7>, !gf.element<7>, !gf.element<1000000007>
}

func.func @zero() -> !gf.element<7> {
  %zero = "gf.constant"() {value = 14 : i64} : () -> !gf.element<7>
  %r = "gf.inv"(%zero) : (!gf.element<7>) -> !gf.element<7>
  return %r : !gf.element<7>
}
