// 100 + 100 in eight bits, and in sixteen.
func.func @main() -> (!sat.int<8>, !sat.int<16>, !sat.int<8>) {
  %a = "sat.constant"() {value = 100 : i8} : () -> !sat.int<8>
  %b = "sat.constant"() {value = 100 : i16} : () -> !sat.int<16>
  %low, %high = "sat.ends"() : () -> (!sat.int<8>, !sat.int<8>)
  %r = "sat.add"(%a, %a) : (!sat.int<8>, !sat.int<8>) -> !sat.int<8>
  %s = "sat.add"(%b, %b) : (!sat.int<16>, !sat.int<16>) -> !sat.int<16>
  %t = "sat.add"(%low, %low) : (!sat.int<8>, !sat.int<8>) -> !sat.int<8>
  return %r, %s, %t : !sat.int<8>, !sat.int<16>, !sat.int<8>
}
