// Bits taken out and put together, by functions: what fast code has handlers for.
func.func @sums(%a: i8, %b: i8, %c: i8) -> (i8, i8, i8, i8, i8) {
  %0 = comb.add bin %a, %b, %c : i8
  %1 = comb.mul %a, %b, %c, %a : i8
  %2 = comb.and %a, %b, %c : i8
  %3 = comb.or %a, %b, %c : i8
  %4 = comb.xor bin %a, %b, %c : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}
func.func @sums_of_two(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32) {
  %0 = comb.add bin %a, %b : i32
  %1 = comb.mul bin %a, %b : i32
  %2 = comb.and %a, %b : i32
  %3 = comb.or bin %a, %b : i32
  %4 = comb.xor %a, %b : i32
  %5 = comb.sub bin %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
func.func @alone(%a: i13) -> (i13, i13) {
  %0 = comb.add %a : i13
  %1 = comb.and %a : i13
  return %0, %1 : i13, i13
}
func.func @quotients(%a: i16, %b: i16) -> (i16, i16, i16, i16) {
  %0 = comb.divu %a, %b : i16
  %1 = comb.divs bin %a, %b : i16
  %2 = comb.modu bin %a, %b : i16
  %3 = comb.mods %a, %b : i16
  return %0, %1, %2, %3 : i16, i16, i16, i16
}
func.func @shifts(%a: i64, %b: i64, %c: i7, %d: i7) -> (i64, i64, i64, i7, i7, i7) {
  %0 = comb.shl %a, %b : i64
  %1 = comb.shru bin %a, %b : i64
  %2 = comb.shrs %a, %b : i64
  %3 = comb.shl %c, %d : i7
  %4 = comb.shru %c, %d : i7
  %5 = comb.shrs bin %c, %d : i7
  return %0, %1, %2, %3, %4, %5 : i64, i64, i64, i7, i7, i7
}
func.func @parts(%a: i64, %b: i5, %c: i1) -> (i9, i1, i6, i12, i64, i1, i64, i5) {
  %0 = comb.extract %a from 7 : (i64) -> i9
  %1 = comb.extract %a from 63 : (i64) -> i1
  %2 = comb.concat %b, %c : i5, i1
  %3 = comb.concat %b, %c, %c, %b : i5, i1, i1, i5
  %4 = comb.replicate %c : (i1) -> i64
  %5 = comb.parity bin %a : i64
  %6 = comb.reverse %a : i64
  %7 = comb.reverse %b : i5
  return %0, %1, %2, %3, %4, %5, %6, %7 : i9, i1, i6, i12, i64, i1, i64, i5
}
func.func @wide(%a: i130, %b: i64, %c: i3) -> (i70, i1, i131, i134, i64, i130) {
  %0 = comb.extract %a from 60 : (i130) -> i70
  %1 = comb.extract %a from 129 : (i130) -> i1
  %2 = comb.concat %b, %c, %b : i64, i3, i64
  %3 = comb.concat %c, %a, %c : i3, i130, i3
  %4 = comb.extract %a from 64 : (i130) -> i64
  %5 = comb.add %a, %a : i130
  %6 = comb.extract %3 from 2 : (i136) -> i134
  return %0, %1, %2, %6, %4, %5 : i70, i1, i131, i134, i64, i130
}
func.func @choices(%a: i9, %b: i9, %c: i1) -> (i9, i1, i1, i1, i1) {
  %0 = comb.mux bin %c, %a, %b : i9
  %1 = comb.icmp bin slt %a, %b : i9
  %2 = comb.icmp uge %a, %b : i9
  %3 = comb.icmp ceq %a, %b : i9
  %4 = comb.icmp wne %a, %b : i9
  return %0, %1, %2, %3, %4 : i9, i1, i1, i1, i1
}
