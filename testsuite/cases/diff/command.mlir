// RUN: mlir-interp diff %s --opt-cmd='mlir-opt-22 -cse' | FileCheck %s --check-prefix=GOOD
// RUN: not mlir-interp diff %s --opt-cmd="sed s/addi/subi/" | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --opt-cmd='kill -SEGV $$' | FileCheck %s --check-prefix=CRASH
// RUN: mlir-interp diff %s --opt-cmd='sleep 100' --native-seconds=0.5 > %t; test $? -eq 7
// RUN: FileCheck %s --check-prefix=LATE --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd='head -c 1100000000 /dev/zero' --native-seconds=200 > %t; test $? -eq 7
// RUN: FileCheck %s --check-prefix=FULL --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd="trap '' XFSZ; head -c 1100000000 /dev/zero" --native-seconds=200 > %t; test $? -eq 7
// RUN: FileCheck %s --check-prefix=FULL --input-file=%t
// RUN: not mlir-interp diff %s --opt-cmd='echo "func.func @f() { return 1 }"' | FileCheck %s --check-prefix=BROKEN
// RUN: mlir-interp diff %s --opt-cmd='echo "no such pass" >&2; exit 1' > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=REFUSED --input-file=%t

// Any compiler that reads standard input. How it ends is a finding of its own kind.
// GOOD: no counterexample in 1000 inputs
// WRONG: wrong result in @f
// CRASH: crashed
// Our own limits are none of its faults.
// LATE: limit reached
// LATE-NEXT: limit 'sleep 100': the command took longer than 0.5 seconds (--native-seconds)
// FULL: limit reached
// FULL-NEXT: the command wrote more than 1073741824 bytes
// BROKEN: left IR that does not verify
// REFUSED: not judged
// REFUSED-NEXT: no such pass
func.func @f(%a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  %y = arith.addi %a, %b : i32
  %z = arith.muli %x, %y : i32
  return %z : i32
}
