// RUN: not mlir-interp run %s > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// RUN: mlir-interp run %s > /dev/full 2> %t; test $? -eq 2
// RUN: not mlir-interp print %s > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// RUN: not mlir-interp trace --json %s > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// RUN: not mlir-interp explain arith.addi > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// RUN: not mlir-interp ops > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// RUN: not mlir-interp trace --html=/dev/full %s > %t.out 2> %t; FileCheck %s --check-prefix=PAGE < %t
// RUN: not mlir-interp run %s >&- 2> %t; FileCheck %s --check-prefix=CLOSED < %t
// RUN: not mlir-interp run %s -e forever > /dev/full 2> %t; FileCheck %s --check-prefix=FULL < %t
// What cannot be written is said, with the reason, and ends the program.
// FULL: error: standard output: No space left on device
// FULL-NOT: {{.}}
// PAGE: error: cannot write '/dev/full': No space left on device
// CLOSED: error: standard output: Bad file descriptor
func.func @main() -> i32 {
  %c = arith.constant 7 : i32
  return %c : i32
}

func.func @forever() {
  cf.br ^again
^again:
  vector.print str "again\n"
  cf.br ^again
}
