// RUN: not mlir-interp diff %s --opt-cmd='cat | sed s/addi/subi/' | sed -n '/^  to see it/,$p' > %t
// RUN: FileCheck %s --input-file=%t
// RUN: tail -n 1 %t | sh | FileCheck %s --check-prefix=RESULT
// RUN: not mlir-interp diff - --opt-cmd='cat | sed s/addi/subi/' < %s | sed -n '/^  to see it/,$p' > %t
// RUN: FileCheck %s --check-prefix=PIPE --input-file=%t
// RUN: tail -n 1 %t > %t.sh; sh %t.sh < %s | FileCheck %s --check-prefix=RESULT
// RUN: not mlir-interp diff - --with=%S/Inputs/offered.mlir < %s | sed -n '/^  to see it/,$p' > %t
// RUN: sed -n 2p %t > %t.sh; sh %t.sh < %s | FileCheck %s --check-prefix=RESULT
// Lines that are offered run as they stand, where a command is several, and where the file is
// standard input, when that is given again.

// CHECK: to see it{{$}}
// CHECK-NEXT: mlir-interp{{.*}} run {{.*}}offered.mlir -e f
// CHECK-NEXT: ( cat | sed s/addi/subi/ ) < {{.*}}offered.mlir | {{.*}}mlir-interp{{.*}} run - -e f
// PIPE: to see it, with the same on standard input
// PIPE-NEXT: mlir-interp{{.*}} run - -e f
// PIPE-NEXT: ( cat | sed s/addi/subi/ ) | {{.*}}mlir-interp{{.*}} run - -e f
// RESULT: {{-?[0-9]+}} : i8
func.func @f(%a: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %a, %one : i8
  return %r : i8
}
