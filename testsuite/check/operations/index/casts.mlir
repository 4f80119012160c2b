// Between index and integers of any width.

func.func @casts_i1_to_index(%a: i1) -> index {
  %r = index.casts %a : i1 to index
  return %r : index
}

func.func @casts_index_to_i1(%a: index) -> i1 {
  %r = index.casts %a : index to i1
  return %r : i1
}

func.func @casts_i7_to_index(%a: i7) -> index {
  %r = index.casts %a : i7 to index
  return %r : index
}

func.func @casts_index_to_i7(%a: index) -> i7 {
  %r = index.casts %a : index to i7
  return %r : i7
}

func.func @casts_i8_to_index(%a: i8) -> index {
  %r = index.casts %a : i8 to index
  return %r : index
}

func.func @casts_index_to_i8(%a: index) -> i8 {
  %r = index.casts %a : index to i8
  return %r : i8
}

func.func @casts_i32_to_index(%a: i32) -> index {
  %r = index.casts %a : i32 to index
  return %r : index
}

func.func @casts_index_to_i32(%a: index) -> i32 {
  %r = index.casts %a : index to i32
  return %r : i32
}

func.func @casts_i33_to_index(%a: i33) -> index {
  %r = index.casts %a : i33 to index
  return %r : index
}

func.func @casts_index_to_i33(%a: index) -> i33 {
  %r = index.casts %a : index to i33
  return %r : i33
}

func.func @casts_i64_to_index(%a: i64) -> index {
  %r = index.casts %a : i64 to index
  return %r : index
}

func.func @casts_index_to_i64(%a: index) -> i64 {
  %r = index.casts %a : index to i64
  return %r : i64
}

func.func @casts_i128_to_index(%a: i128) -> index {
  %r = index.casts %a : i128 to index
  return %r : index
}

func.func @casts_index_to_i128(%a: index) -> i128 {
  %r = index.casts %a : index to i128
  return %r : i128
}

func.func @casts_si32_to_index(%a: si32) -> index {
  %r = index.casts %a : si32 to index
  return %r : index
}

func.func @casts_index_to_si32(%a: index) -> si32 {
  %r = index.casts %a : index to si32
  return %r : si32
}

func.func @casts_ui8_to_index(%a: ui8) -> index {
  %r = index.casts %a : ui8 to index
  return %r : index
}

func.func @casts_index_to_ui8(%a: index) -> ui8 {
  %r = index.casts %a : index to ui8
  return %r : ui8
}

func.func @castu_i1_to_index(%a: i1) -> index {
  %r = index.castu %a : i1 to index
  return %r : index
}

func.func @castu_index_to_i1(%a: index) -> i1 {
  %r = index.castu %a : index to i1
  return %r : i1
}

func.func @castu_i7_to_index(%a: i7) -> index {
  %r = index.castu %a : i7 to index
  return %r : index
}

func.func @castu_index_to_i7(%a: index) -> i7 {
  %r = index.castu %a : index to i7
  return %r : i7
}

func.func @castu_i8_to_index(%a: i8) -> index {
  %r = index.castu %a : i8 to index
  return %r : index
}

func.func @castu_index_to_i8(%a: index) -> i8 {
  %r = index.castu %a : index to i8
  return %r : i8
}

func.func @castu_i32_to_index(%a: i32) -> index {
  %r = index.castu %a : i32 to index
  return %r : index
}

func.func @castu_index_to_i32(%a: index) -> i32 {
  %r = index.castu %a : index to i32
  return %r : i32
}

func.func @castu_i33_to_index(%a: i33) -> index {
  %r = index.castu %a : i33 to index
  return %r : index
}

func.func @castu_index_to_i33(%a: index) -> i33 {
  %r = index.castu %a : index to i33
  return %r : i33
}

func.func @castu_i64_to_index(%a: i64) -> index {
  %r = index.castu %a : i64 to index
  return %r : index
}

func.func @castu_index_to_i64(%a: index) -> i64 {
  %r = index.castu %a : index to i64
  return %r : i64
}

func.func @castu_i128_to_index(%a: i128) -> index {
  %r = index.castu %a : i128 to index
  return %r : index
}

func.func @castu_index_to_i128(%a: index) -> i128 {
  %r = index.castu %a : index to i128
  return %r : i128
}

func.func @castu_si32_to_index(%a: si32) -> index {
  %r = index.castu %a : si32 to index
  return %r : index
}

func.func @castu_index_to_si32(%a: index) -> si32 {
  %r = index.castu %a : index to si32
  return %r : si32
}

func.func @castu_ui8_to_index(%a: ui8) -> index {
  %r = index.castu %a : ui8 to index
  return %r : index
}

func.func @castu_index_to_ui8(%a: index) -> ui8 {
  %r = index.castu %a : index to ui8
  return %r : ui8
}
