// Integers of two, three and four words, with and without bits to spare in the last one.

func.func @total_i100(%a: i100, %b: i100)
    -> (i100, i100, i100, i100, i100, i100, i100, i100, i100, i100) {
  %0 = arith.addi %a, %b : i100
  %1 = arith.subi %a, %b : i100
  %2 = arith.muli %a, %b : i100
  %3 = arith.andi %a, %b : i100
  %4 = arith.ori %a, %b : i100
  %5 = arith.xori %a, %b : i100
  %6 = arith.minsi %a, %b : i100
  %7 = arith.maxsi %a, %b : i100
  %8 = arith.minui %a, %b : i100
  %9 = arith.maxui %a, %b : i100
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i100, i100, i100, i100, i100, i100, i100, i100, i100, i100
}

func.func @compare_i100(%a: i100, %b: i100) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i100) {
  %0 = arith.cmpi eq, %a, %b : i100
  %1 = arith.cmpi ne, %a, %b : i100
  %2 = arith.cmpi slt, %a, %b : i100
  %3 = arith.cmpi sle, %a, %b : i100
  %4 = arith.cmpi sgt, %a, %b : i100
  %5 = arith.cmpi sge, %a, %b : i100
  %6 = arith.cmpi ult, %a, %b : i100
  %7 = arith.cmpi ule, %a, %b : i100
  %8 = arith.cmpi ugt, %a, %b : i100
  %9 = arith.cmpi uge, %a, %b : i100
  %s = arith.select %2, %a, %b : i100
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %s
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i100
}

func.func @shli_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.shli %a, %b : i100
  return %r : i100
}

func.func @shrui_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.shrui %a, %b : i100
  return %r : i100
}

func.func @shrsi_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.shrsi %a, %b : i100
  return %r : i100
}

func.func @divui_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.divui %a, %b : i100
  return %r : i100
}

func.func @divsi_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.divsi %a, %b : i100
  return %r : i100
}

func.func @remui_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.remui %a, %b : i100
  return %r : i100
}

func.func @remsi_i100(%a: i100, %b: i100) -> i100 {
  %r = arith.remsi %a, %b : i100
  return %r : i100
}

func.func @shli_by_constants_i100(%a: i100) -> (i100, i100, i100, i100, i100, i100) {
  %c0 = arith.constant 0 : i100
  %c1 = arith.constant 1 : i100
  %c63 = arith.constant 63 : i100
  %c64 = arith.constant 64 : i100
  %c70 = arith.constant 70 : i100
  %c99 = arith.constant 99 : i100
  %0 = arith.shli %a, %c0 : i100
  %1 = arith.shli %a, %c1 : i100
  %2 = arith.shli %a, %c63 : i100
  %3 = arith.shli %a, %c64 : i100
  %4 = arith.shli %a, %c70 : i100
  %5 = arith.shli %a, %c99 : i100
  return %0, %1, %2, %3, %4, %5 : i100, i100, i100, i100, i100, i100
}

func.func @shrui_by_constants_i100(%a: i100) -> (i100, i100, i100, i100, i100, i100) {
  %c0 = arith.constant 0 : i100
  %c1 = arith.constant 1 : i100
  %c63 = arith.constant 63 : i100
  %c64 = arith.constant 64 : i100
  %c70 = arith.constant 70 : i100
  %c99 = arith.constant 99 : i100
  %0 = arith.shrui %a, %c0 : i100
  %1 = arith.shrui %a, %c1 : i100
  %2 = arith.shrui %a, %c63 : i100
  %3 = arith.shrui %a, %c64 : i100
  %4 = arith.shrui %a, %c70 : i100
  %5 = arith.shrui %a, %c99 : i100
  return %0, %1, %2, %3, %4, %5 : i100, i100, i100, i100, i100, i100
}

func.func @shrsi_by_constants_i100(%a: i100) -> (i100, i100, i100, i100, i100, i100) {
  %c0 = arith.constant 0 : i100
  %c1 = arith.constant 1 : i100
  %c63 = arith.constant 63 : i100
  %c64 = arith.constant 64 : i100
  %c70 = arith.constant 70 : i100
  %c99 = arith.constant 99 : i100
  %0 = arith.shrsi %a, %c0 : i100
  %1 = arith.shrsi %a, %c1 : i100
  %2 = arith.shrsi %a, %c63 : i100
  %3 = arith.shrsi %a, %c64 : i100
  %4 = arith.shrsi %a, %c70 : i100
  %5 = arith.shrsi %a, %c99 : i100
  return %0, %1, %2, %3, %4, %5 : i100, i100, i100, i100, i100, i100
}

func.func @truncated_i100(%a: i100) -> (i1, i8, i64) {
  %0 = arith.trunci %a : i100 to i1
  %1 = arith.trunci %a : i100 to i8
  %2 = arith.trunci %a : i100 to i64
  return %0, %1, %2 : i1, i8, i64
}

func.func @extended_i1_to_i100(%a: i1) -> (i100, i100) {
  %s = arith.extsi %a : i1 to i100
  %u = arith.extui %a : i1 to i100
  return %s, %u : i100, i100
}

func.func @extended_i8_to_i100(%a: i8) -> (i100, i100) {
  %s = arith.extsi %a : i8 to i100
  %u = arith.extui %a : i8 to i100
  return %s, %u : i100, i100
}

func.func @extended_i64_to_i100(%a: i64) -> (i100, i100) {
  %s = arith.extsi %a : i64 to i100
  %u = arith.extui %a : i64 to i100
  return %s, %u : i100, i100
}

func.func @total_i130(%a: i130, %b: i130)
    -> (i130, i130, i130, i130, i130, i130, i130, i130, i130, i130) {
  %0 = arith.addi %a, %b : i130
  %1 = arith.subi %a, %b : i130
  %2 = arith.muli %a, %b : i130
  %3 = arith.andi %a, %b : i130
  %4 = arith.ori %a, %b : i130
  %5 = arith.xori %a, %b : i130
  %6 = arith.minsi %a, %b : i130
  %7 = arith.maxsi %a, %b : i130
  %8 = arith.minui %a, %b : i130
  %9 = arith.maxui %a, %b : i130
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i130, i130, i130, i130, i130, i130, i130, i130, i130, i130
}

func.func @compare_i130(%a: i130, %b: i130) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i130) {
  %0 = arith.cmpi eq, %a, %b : i130
  %1 = arith.cmpi ne, %a, %b : i130
  %2 = arith.cmpi slt, %a, %b : i130
  %3 = arith.cmpi sle, %a, %b : i130
  %4 = arith.cmpi sgt, %a, %b : i130
  %5 = arith.cmpi sge, %a, %b : i130
  %6 = arith.cmpi ult, %a, %b : i130
  %7 = arith.cmpi ule, %a, %b : i130
  %8 = arith.cmpi ugt, %a, %b : i130
  %9 = arith.cmpi uge, %a, %b : i130
  %s = arith.select %2, %a, %b : i130
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %s
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i130
}

func.func @shli_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.shli %a, %b : i130
  return %r : i130
}

func.func @shrui_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.shrui %a, %b : i130
  return %r : i130
}

func.func @shrsi_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.shrsi %a, %b : i130
  return %r : i130
}

func.func @divui_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.divui %a, %b : i130
  return %r : i130
}

func.func @divsi_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.divsi %a, %b : i130
  return %r : i130
}

func.func @remui_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.remui %a, %b : i130
  return %r : i130
}

func.func @remsi_i130(%a: i130, %b: i130) -> i130 {
  %r = arith.remsi %a, %b : i130
  return %r : i130
}

func.func @shli_by_constants_i130(%a: i130) -> (i130, i130, i130, i130, i130, i130) {
  %c0 = arith.constant 0 : i130
  %c1 = arith.constant 1 : i130
  %c63 = arith.constant 63 : i130
  %c64 = arith.constant 64 : i130
  %c70 = arith.constant 70 : i130
  %c129 = arith.constant 129 : i130
  %0 = arith.shli %a, %c0 : i130
  %1 = arith.shli %a, %c1 : i130
  %2 = arith.shli %a, %c63 : i130
  %3 = arith.shli %a, %c64 : i130
  %4 = arith.shli %a, %c70 : i130
  %5 = arith.shli %a, %c129 : i130
  return %0, %1, %2, %3, %4, %5 : i130, i130, i130, i130, i130, i130
}

func.func @shrui_by_constants_i130(%a: i130) -> (i130, i130, i130, i130, i130, i130) {
  %c0 = arith.constant 0 : i130
  %c1 = arith.constant 1 : i130
  %c63 = arith.constant 63 : i130
  %c64 = arith.constant 64 : i130
  %c70 = arith.constant 70 : i130
  %c129 = arith.constant 129 : i130
  %0 = arith.shrui %a, %c0 : i130
  %1 = arith.shrui %a, %c1 : i130
  %2 = arith.shrui %a, %c63 : i130
  %3 = arith.shrui %a, %c64 : i130
  %4 = arith.shrui %a, %c70 : i130
  %5 = arith.shrui %a, %c129 : i130
  return %0, %1, %2, %3, %4, %5 : i130, i130, i130, i130, i130, i130
}

func.func @shrsi_by_constants_i130(%a: i130) -> (i130, i130, i130, i130, i130, i130) {
  %c0 = arith.constant 0 : i130
  %c1 = arith.constant 1 : i130
  %c63 = arith.constant 63 : i130
  %c64 = arith.constant 64 : i130
  %c70 = arith.constant 70 : i130
  %c129 = arith.constant 129 : i130
  %0 = arith.shrsi %a, %c0 : i130
  %1 = arith.shrsi %a, %c1 : i130
  %2 = arith.shrsi %a, %c63 : i130
  %3 = arith.shrsi %a, %c64 : i130
  %4 = arith.shrsi %a, %c70 : i130
  %5 = arith.shrsi %a, %c129 : i130
  return %0, %1, %2, %3, %4, %5 : i130, i130, i130, i130, i130, i130
}

func.func @truncated_i130(%a: i130) -> (i1, i8, i64, i100) {
  %0 = arith.trunci %a : i130 to i1
  %1 = arith.trunci %a : i130 to i8
  %2 = arith.trunci %a : i130 to i64
  %3 = arith.trunci %a : i130 to i100
  return %0, %1, %2, %3 : i1, i8, i64, i100
}

func.func @extended_i1_to_i130(%a: i1) -> (i130, i130) {
  %s = arith.extsi %a : i1 to i130
  %u = arith.extui %a : i1 to i130
  return %s, %u : i130, i130
}

func.func @extended_i8_to_i130(%a: i8) -> (i130, i130) {
  %s = arith.extsi %a : i8 to i130
  %u = arith.extui %a : i8 to i130
  return %s, %u : i130, i130
}

func.func @extended_i64_to_i130(%a: i64) -> (i130, i130) {
  %s = arith.extsi %a : i64 to i130
  %u = arith.extui %a : i64 to i130
  return %s, %u : i130, i130
}

func.func @extended_i100_to_i130(%a: i100) -> (i130, i130) {
  %s = arith.extsi %a : i100 to i130
  %u = arith.extui %a : i100 to i130
  return %s, %u : i130, i130
}

func.func @total_i192(%a: i192, %b: i192)
    -> (i192, i192, i192, i192, i192, i192, i192, i192, i192, i192) {
  %0 = arith.addi %a, %b : i192
  %1 = arith.subi %a, %b : i192
  %2 = arith.muli %a, %b : i192
  %3 = arith.andi %a, %b : i192
  %4 = arith.ori %a, %b : i192
  %5 = arith.xori %a, %b : i192
  %6 = arith.minsi %a, %b : i192
  %7 = arith.maxsi %a, %b : i192
  %8 = arith.minui %a, %b : i192
  %9 = arith.maxui %a, %b : i192
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i192, i192, i192, i192, i192, i192, i192, i192, i192, i192
}

func.func @compare_i192(%a: i192, %b: i192) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i192) {
  %0 = arith.cmpi eq, %a, %b : i192
  %1 = arith.cmpi ne, %a, %b : i192
  %2 = arith.cmpi slt, %a, %b : i192
  %3 = arith.cmpi sle, %a, %b : i192
  %4 = arith.cmpi sgt, %a, %b : i192
  %5 = arith.cmpi sge, %a, %b : i192
  %6 = arith.cmpi ult, %a, %b : i192
  %7 = arith.cmpi ule, %a, %b : i192
  %8 = arith.cmpi ugt, %a, %b : i192
  %9 = arith.cmpi uge, %a, %b : i192
  %s = arith.select %2, %a, %b : i192
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %s
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i192
}

func.func @shli_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.shli %a, %b : i192
  return %r : i192
}

func.func @shrui_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.shrui %a, %b : i192
  return %r : i192
}

func.func @shrsi_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.shrsi %a, %b : i192
  return %r : i192
}

func.func @divui_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.divui %a, %b : i192
  return %r : i192
}

func.func @divsi_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.divsi %a, %b : i192
  return %r : i192
}

func.func @remui_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.remui %a, %b : i192
  return %r : i192
}

func.func @remsi_i192(%a: i192, %b: i192) -> i192 {
  %r = arith.remsi %a, %b : i192
  return %r : i192
}

func.func @shli_by_constants_i192(%a: i192) -> (i192, i192, i192, i192, i192, i192, i192, i192) {
  %c0 = arith.constant 0 : i192
  %c1 = arith.constant 1 : i192
  %c63 = arith.constant 63 : i192
  %c64 = arith.constant 64 : i192
  %c70 = arith.constant 70 : i192
  %c128 = arith.constant 128 : i192
  %c131 = arith.constant 131 : i192
  %c191 = arith.constant 191 : i192
  %0 = arith.shli %a, %c0 : i192
  %1 = arith.shli %a, %c1 : i192
  %2 = arith.shli %a, %c63 : i192
  %3 = arith.shli %a, %c64 : i192
  %4 = arith.shli %a, %c70 : i192
  %5 = arith.shli %a, %c128 : i192
  %6 = arith.shli %a, %c131 : i192
  %7 = arith.shli %a, %c191 : i192
  return %0, %1, %2, %3, %4, %5, %6, %7 : i192, i192, i192, i192, i192, i192, i192, i192
}

func.func @shrui_by_constants_i192(%a: i192) -> (i192, i192, i192, i192, i192, i192, i192, i192) {
  %c0 = arith.constant 0 : i192
  %c1 = arith.constant 1 : i192
  %c63 = arith.constant 63 : i192
  %c64 = arith.constant 64 : i192
  %c70 = arith.constant 70 : i192
  %c128 = arith.constant 128 : i192
  %c131 = arith.constant 131 : i192
  %c191 = arith.constant 191 : i192
  %0 = arith.shrui %a, %c0 : i192
  %1 = arith.shrui %a, %c1 : i192
  %2 = arith.shrui %a, %c63 : i192
  %3 = arith.shrui %a, %c64 : i192
  %4 = arith.shrui %a, %c70 : i192
  %5 = arith.shrui %a, %c128 : i192
  %6 = arith.shrui %a, %c131 : i192
  %7 = arith.shrui %a, %c191 : i192
  return %0, %1, %2, %3, %4, %5, %6, %7 : i192, i192, i192, i192, i192, i192, i192, i192
}

func.func @shrsi_by_constants_i192(%a: i192) -> (i192, i192, i192, i192, i192, i192, i192, i192) {
  %c0 = arith.constant 0 : i192
  %c1 = arith.constant 1 : i192
  %c63 = arith.constant 63 : i192
  %c64 = arith.constant 64 : i192
  %c70 = arith.constant 70 : i192
  %c128 = arith.constant 128 : i192
  %c131 = arith.constant 131 : i192
  %c191 = arith.constant 191 : i192
  %0 = arith.shrsi %a, %c0 : i192
  %1 = arith.shrsi %a, %c1 : i192
  %2 = arith.shrsi %a, %c63 : i192
  %3 = arith.shrsi %a, %c64 : i192
  %4 = arith.shrsi %a, %c70 : i192
  %5 = arith.shrsi %a, %c128 : i192
  %6 = arith.shrsi %a, %c131 : i192
  %7 = arith.shrsi %a, %c191 : i192
  return %0, %1, %2, %3, %4, %5, %6, %7 : i192, i192, i192, i192, i192, i192, i192, i192
}

func.func @truncated_i192(%a: i192) -> (i1, i8, i64, i100, i130) {
  %0 = arith.trunci %a : i192 to i1
  %1 = arith.trunci %a : i192 to i8
  %2 = arith.trunci %a : i192 to i64
  %3 = arith.trunci %a : i192 to i100
  %4 = arith.trunci %a : i192 to i130
  return %0, %1, %2, %3, %4 : i1, i8, i64, i100, i130
}

func.func @extended_i1_to_i192(%a: i1) -> (i192, i192) {
  %s = arith.extsi %a : i1 to i192
  %u = arith.extui %a : i1 to i192
  return %s, %u : i192, i192
}

func.func @extended_i8_to_i192(%a: i8) -> (i192, i192) {
  %s = arith.extsi %a : i8 to i192
  %u = arith.extui %a : i8 to i192
  return %s, %u : i192, i192
}

func.func @extended_i64_to_i192(%a: i64) -> (i192, i192) {
  %s = arith.extsi %a : i64 to i192
  %u = arith.extui %a : i64 to i192
  return %s, %u : i192, i192
}

func.func @extended_i100_to_i192(%a: i100) -> (i192, i192) {
  %s = arith.extsi %a : i100 to i192
  %u = arith.extui %a : i100 to i192
  return %s, %u : i192, i192
}

func.func @extended_i130_to_i192(%a: i130) -> (i192, i192) {
  %s = arith.extsi %a : i130 to i192
  %u = arith.extui %a : i130 to i192
  return %s, %u : i192, i192
}

func.func @total_i256(%a: i256, %b: i256)
    -> (i256, i256, i256, i256, i256, i256, i256, i256, i256, i256) {
  %0 = arith.addi %a, %b : i256
  %1 = arith.subi %a, %b : i256
  %2 = arith.muli %a, %b : i256
  %3 = arith.andi %a, %b : i256
  %4 = arith.ori %a, %b : i256
  %5 = arith.xori %a, %b : i256
  %6 = arith.minsi %a, %b : i256
  %7 = arith.maxsi %a, %b : i256
  %8 = arith.minui %a, %b : i256
  %9 = arith.maxui %a, %b : i256
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i256, i256, i256, i256, i256, i256, i256, i256, i256, i256
}

func.func @compare_i256(%a: i256, %b: i256) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i256) {
  %0 = arith.cmpi eq, %a, %b : i256
  %1 = arith.cmpi ne, %a, %b : i256
  %2 = arith.cmpi slt, %a, %b : i256
  %3 = arith.cmpi sle, %a, %b : i256
  %4 = arith.cmpi sgt, %a, %b : i256
  %5 = arith.cmpi sge, %a, %b : i256
  %6 = arith.cmpi ult, %a, %b : i256
  %7 = arith.cmpi ule, %a, %b : i256
  %8 = arith.cmpi ugt, %a, %b : i256
  %9 = arith.cmpi uge, %a, %b : i256
  %s = arith.select %2, %a, %b : i256
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %s
    : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i256
}

func.func @shli_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.shli %a, %b : i256
  return %r : i256
}

func.func @shrui_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.shrui %a, %b : i256
  return %r : i256
}

func.func @shrsi_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.shrsi %a, %b : i256
  return %r : i256
}

func.func @divui_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.divui %a, %b : i256
  return %r : i256
}

func.func @divsi_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.divsi %a, %b : i256
  return %r : i256
}

func.func @remui_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.remui %a, %b : i256
  return %r : i256
}

func.func @remsi_i256(%a: i256, %b: i256) -> i256 {
  %r = arith.remsi %a, %b : i256
  return %r : i256
}

func.func @shli_by_constants_i256(%a: i256)
    -> (i256, i256, i256, i256, i256, i256, i256, i256, i256, i256) {
  %c0 = arith.constant 0 : i256
  %c1 = arith.constant 1 : i256
  %c63 = arith.constant 63 : i256
  %c64 = arith.constant 64 : i256
  %c70 = arith.constant 70 : i256
  %c128 = arith.constant 128 : i256
  %c131 = arith.constant 131 : i256
  %c192 = arith.constant 192 : i256
  %c199 = arith.constant 199 : i256
  %c255 = arith.constant 255 : i256
  %0 = arith.shli %a, %c0 : i256
  %1 = arith.shli %a, %c1 : i256
  %2 = arith.shli %a, %c63 : i256
  %3 = arith.shli %a, %c64 : i256
  %4 = arith.shli %a, %c70 : i256
  %5 = arith.shli %a, %c128 : i256
  %6 = arith.shli %a, %c131 : i256
  %7 = arith.shli %a, %c192 : i256
  %8 = arith.shli %a, %c199 : i256
  %9 = arith.shli %a, %c255 : i256
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i256, i256, i256, i256, i256, i256, i256, i256, i256, i256
}

func.func @shrui_by_constants_i256(%a: i256)
    -> (i256, i256, i256, i256, i256, i256, i256, i256, i256, i256) {
  %c0 = arith.constant 0 : i256
  %c1 = arith.constant 1 : i256
  %c63 = arith.constant 63 : i256
  %c64 = arith.constant 64 : i256
  %c70 = arith.constant 70 : i256
  %c128 = arith.constant 128 : i256
  %c131 = arith.constant 131 : i256
  %c192 = arith.constant 192 : i256
  %c199 = arith.constant 199 : i256
  %c255 = arith.constant 255 : i256
  %0 = arith.shrui %a, %c0 : i256
  %1 = arith.shrui %a, %c1 : i256
  %2 = arith.shrui %a, %c63 : i256
  %3 = arith.shrui %a, %c64 : i256
  %4 = arith.shrui %a, %c70 : i256
  %5 = arith.shrui %a, %c128 : i256
  %6 = arith.shrui %a, %c131 : i256
  %7 = arith.shrui %a, %c192 : i256
  %8 = arith.shrui %a, %c199 : i256
  %9 = arith.shrui %a, %c255 : i256
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i256, i256, i256, i256, i256, i256, i256, i256, i256, i256
}

func.func @shrsi_by_constants_i256(%a: i256)
    -> (i256, i256, i256, i256, i256, i256, i256, i256, i256, i256) {
  %c0 = arith.constant 0 : i256
  %c1 = arith.constant 1 : i256
  %c63 = arith.constant 63 : i256
  %c64 = arith.constant 64 : i256
  %c70 = arith.constant 70 : i256
  %c128 = arith.constant 128 : i256
  %c131 = arith.constant 131 : i256
  %c192 = arith.constant 192 : i256
  %c199 = arith.constant 199 : i256
  %c255 = arith.constant 255 : i256
  %0 = arith.shrsi %a, %c0 : i256
  %1 = arith.shrsi %a, %c1 : i256
  %2 = arith.shrsi %a, %c63 : i256
  %3 = arith.shrsi %a, %c64 : i256
  %4 = arith.shrsi %a, %c70 : i256
  %5 = arith.shrsi %a, %c128 : i256
  %6 = arith.shrsi %a, %c131 : i256
  %7 = arith.shrsi %a, %c192 : i256
  %8 = arith.shrsi %a, %c199 : i256
  %9 = arith.shrsi %a, %c255 : i256
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : i256, i256, i256, i256, i256, i256, i256, i256, i256, i256
}

func.func @truncated_i256(%a: i256) -> (i1, i8, i64, i100, i130, i192) {
  %0 = arith.trunci %a : i256 to i1
  %1 = arith.trunci %a : i256 to i8
  %2 = arith.trunci %a : i256 to i64
  %3 = arith.trunci %a : i256 to i100
  %4 = arith.trunci %a : i256 to i130
  %5 = arith.trunci %a : i256 to i192
  return %0, %1, %2, %3, %4, %5 : i1, i8, i64, i100, i130, i192
}

func.func @extended_i1_to_i256(%a: i1) -> (i256, i256) {
  %s = arith.extsi %a : i1 to i256
  %u = arith.extui %a : i1 to i256
  return %s, %u : i256, i256
}

func.func @extended_i8_to_i256(%a: i8) -> (i256, i256) {
  %s = arith.extsi %a : i8 to i256
  %u = arith.extui %a : i8 to i256
  return %s, %u : i256, i256
}

func.func @extended_i64_to_i256(%a: i64) -> (i256, i256) {
  %s = arith.extsi %a : i64 to i256
  %u = arith.extui %a : i64 to i256
  return %s, %u : i256, i256
}

func.func @extended_i100_to_i256(%a: i100) -> (i256, i256) {
  %s = arith.extsi %a : i100 to i256
  %u = arith.extui %a : i100 to i256
  return %s, %u : i256, i256
}

func.func @extended_i130_to_i256(%a: i130) -> (i256, i256) {
  %s = arith.extsi %a : i130 to i256
  %u = arith.extui %a : i130 to i256
  return %s, %u : i256, i256
}

func.func @extended_i192_to_i256(%a: i192) -> (i256, i256) {
  %s = arith.extsi %a : i192 to i256
  %u = arith.extui %a : i192 to i256
  return %s, %u : i256, i256
}
