// RUN: mlir-interp run %s | FileCheck %s --match-full-lines --strict-whitespace
// Bytes of strings; a byte that is 0 is no character of a string, and what is beyond one is 0.

// CHECK:[Hlo| ab|ab..]
// CHECK-NEXT:3 : i64
// CHECK-NEXT:98 : i8
// CHECK-NEXT:0 : i8
// CHECK-NEXT:0 : i8
// CHECK-NEXT:24930 : i24
// CHECK-NEXT:98 : i8
func.func @main() -> (i64, i8, i8, i8, i24, i8) {
  %ab = sim.string.literal "ab"
  %number = hw.constant 0x4800006C6F : i64
  %hlo = sim.string.int_to_string %number : i64
  %all = sim.string.concat (%ab, %ab)
  %none = sim.string.concat ()
  %length = sim.string.length %hlo
  %one = hw.constant 1 : i32
  %four = hw.constant 4 : i32
  %below = hw.constant -1 : i32
  %b = sim.string.get %all[%one]
  %behind = sim.string.get %all[%four]
  %before = sim.string.get %all[%below]
  %wide = sim.string.string_to_int %ab : i24
  %narrow = sim.string.string_to_int %ab : i8
  %open = sim.fmt.literal "["
  %bar = sim.fmt.literal "|"
  %close = sim.fmt.literal "]\0A"
  %plain = sim.fmt.string %hlo : !sim.dstring
  %right = sim.fmt.string %ab specifierWidth 3 : !sim.dstring
  %left = sim.fmt.string %ab isLeftAligned true paddingChar 46 specifierWidth 4 : !sim.dstring
  %empty = sim.fmt.string %none : !sim.dstring
  %line = sim.fmt.concat (%open, %plain, %bar, %right, %bar, %left, %empty, %close)
  sim.proc.print %line
  return %length, %b, %behind, %before, %wide, %narrow : i64, i8, i8, i8, i24, i8
}
