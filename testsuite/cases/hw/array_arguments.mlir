// Elements of an array that is an argument fit, with a sign or without one, as numbers that stand alone do.
// RUN: mlir-interp run %s -e m --args='[15, -8]' | FileCheck %s
// RUN: mlir-interp run %s -e m --args='[15 : i4, 8]' | FileCheck %s
// RUN: not mlir-interp run %s -e m --args='[16, 0]' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e m --args='[0, -9]' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e m --args='[15 : i8, 0]' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e nested --args='[[0, 1], [2, 300]]' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp run %s -e wide --args='[9223372036854775807, -4611686018427387904]' | FileCheck %s --check-prefix=WIDE
// CHECK: r = [15, 8]
// WRONG: error: argument 0 of @{{m|nested}} is of type
// WIDE: r = [9223372036854775807, 4611686018427387904]
hw.module @m(in %a : !hw.array<2xi4>, out r : !hw.array<2xi4>) {
  hw.output %a : !hw.array<2xi4>
}
hw.module @nested(in %a : !hw.array<2x!hw.array<2xi4>>, out r : !hw.array<2x!hw.array<2xi4>>) {
  hw.output %a : !hw.array<2x!hw.array<2xi4>>
}
hw.module @wide(in %a : !hw.array<2xi63>, out r : !hw.array<2xi63>) {
  hw.output %a : !hw.array<2xi63>
}
