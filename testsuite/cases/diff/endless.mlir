// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e circle --native-seconds=0.5 | FileCheck %s --check-prefix=ENDLESS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e calls --native-seconds=0.5 | FileCheck %s --check-prefix=ENDLESS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e waits --native-seconds=0.5 | FileCheck %s --check-prefix=ENDLESS
// RUN: mlir-interp diff %s --with=%S/Inputs/endless.mlir -e long | FileCheck %s --check-prefix=ENDS
// RUN: mlir-interp diff %s --with=%S/Inputs/endless.mlir -e prints | FileCheck %s --check-prefix=ENDS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e counts --max-steps=3000000 > %t; FileCheck %s --check-prefix=COUNTS --input-file=%t
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e counts_in_memory --max-steps=3000000 | FileCheck %s --check-prefix=COUNTS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e ends_by_atomic --max-steps=5000 --inputs=3 | FileCheck %s --check-prefix=COUNTS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e ends_by_body --max-steps=5000 --inputs=3 | FileCheck %s --check-prefix=COUNTS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e ends_by_vector --max-steps=5000 --inputs=3 | FileCheck %s --check-prefix=COUNTS
// RUN: not mlir-interp diff %s --with=%S/Inputs/endless.mlir -e ends_by_copy --max-steps=5000 --inputs=3 | FileCheck %s --check-prefix=COUNTS
// That a program never ends is said where it goes in circles: where nothing has changed. One that
// takes longer than its source may end.

// ENDLESS: DIFFERS {{.*}} does not end in
// ENDS: {{refines|no counterexample}}
// COUNTS: not judged
// COUNTS: limit reached
func.func @circle(%n: i8) -> i8 {
  return %n : i8
}
func.func @calls(%n: i8) -> i8 {
  return %n : i8
}
func.func @waits(%m: memref<i8>) -> i8 {
  %zero = arith.constant 0 : i8
  memref.store %zero, %m[] : memref<i8>
  return %zero : i8
}
func.func @long(%n: i8) -> i8 {
  return %n : i8
}
func.func @prints(%n: i1) {
  vector.print str "a"
  vector.print str "a"
  vector.print str "a"
  return
}
func.func @counts(%n: i8) -> i8 {
  return %n : i8
}
func.func @counts_in_memory(%n: i8) -> i8 {
  return %n : i8
}
func.func @ends_by_atomic(%n: i8) -> i8 {
  return %n : i8
}
func.func @ends_by_body(%n: i8) -> i8 {
  return %n : i8
}
func.func @ends_by_vector(%n: i8) -> i8 {
  return %n : i8
}
func.func @ends_by_copy(%n: i8) -> i8 {
  return %n : i8
}
