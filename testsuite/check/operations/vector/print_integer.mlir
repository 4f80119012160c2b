// Integers and vectors of them.
func.func @print_i1(%a: i1) {
  vector.print %a : i1
  return
}

func.func @print_i7(%a: i7) {
  vector.print %a : i7
  return
}

func.func @print_i8(%a: i8) {
  vector.print %a : i8
  return
}

func.func @print_i16(%a: i16) {
  vector.print %a : i16
  return
}

func.func @print_i32(%a: i32) {
  vector.print %a : i32
  return
}

func.func @print_i33(%a: i33) {
  vector.print %a : i33
  return
}

func.func @print_i64(%a: i64) {
  vector.print %a : i64
  return
}

func.func @print_index(%a: index) {
  vector.print %a : index
  return
}

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

func.func @print_vi32(%a: vector<i32>) {
  vector.print %a : vector<i32>
  return
}

func.func @print_v4xi1(%a: vector<4xi1>) {
  vector.print %a : vector<4xi1>
  return
}

func.func @print_v3xi8(%a: vector<3xi8>) {
  vector.print %a : vector<3xi8>
  return
}

func.func @print_v2x3xi32(%a: vector<2x3xi32>) {
  vector.print %a : vector<2x3xi32>
  return
}

func.func @print_v2x1x2xi16(%a: vector<2x1x2xi16>) {
  vector.print %a : vector<2x1x2xi16>
  return
}

func.func @print_v2xindex(%a: vector<2xindex>) {
  vector.print %a : vector<2xindex>
  return
}

func.func @print_v2xui32(%a: vector<2xui32>) {
  vector.print %a : vector<2xui32>
  return
}
