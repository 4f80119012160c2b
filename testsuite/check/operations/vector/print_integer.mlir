// Integers with and without a sign.
func.func @print_ui8(%a: ui8) {
  vector.print %a : ui8
  return
}

func.func @print_ui64(%a: ui64) {
  vector.print %a : ui64
  return
}

func.func @print_si1(%a: si1) {
  vector.print %a : si1
  return
}

func.func @print_si32(%a: si32) {
  vector.print %a : si32
  return
}

func.func @print_v2xui32(%a: vector<2xui32>) {
  vector.print %a : vector<2xui32>
  return
}
