// RUN: mlir-interp run %s -e top --drive %S/Inputs/vcd --vcd %t
// RUN: FileCheck %s --input-file=%t
// RUN: not mlir-interp run %s -e top --args 'true, 1' --vcd %S/no/folder 2>&1 | FileCheck %s --check-prefix=FILE
// Values as waves: a value that does not change is not told again, poison is x, parts of an array have numbers.

// FILE: error: cannot write '{{.*}}no/folder': No such file or directory
// CHECK: $timescale 1ns $end
// CHECK-NEXT: $scope module top $end
// CHECK-NEXT: $var wire 1 [[ON:.]] on $end
// CHECK-NEXT: $var wire 8 [[D:.]] d $end
// CHECK-NEXT: $var wire 1 [[CLK:.]] clk $end
// CHECK-NEXT: $var wire 8 [[Q:.]] u.q $end
// CHECK-NOT: gated
// CHECK: $var wire 8 [[A0:.]] pair[0] $end
// CHECK-NEXT: $var wire 8 [[A1:.]] pair[1] $end
// CHECK: $enddefinitions $end
// CHECK-NEXT: #0
// CHECK-NEXT: 0[[CLK]]
// CHECK-NEXT: 1[[ON]]
// CHECK-NEXT: b00000101 [[D]]
// CHECK-NEXT: b00000000 [[Q]]
// CHECK: #5
// CHECK-NEXT: #10
// CHECK-NEXT: 1[[CLK]]
// CHECK-NEXT: bx [[D]]
// CHECK-NEXT: b00000101 [[Q]]
// CHECK: #15
// CHECK-NEXT: 0[[CLK]]
// CHECK-NEXT: #20
hw.module private @inner(in %clk : !seq.clock, in %d : i8, out q : i8) {
  %q = seq.firreg %d clock %clk preset 0 : i8
  hw.output %q : i8
}
hw.module @top(in %clk : !seq.clock, in %on : i1, in %d : i8, out pair : !hw.array<2xi8>) {
  %gated = seq.clock_gate %clk, %on
  %q = hw.instance "u" @inner(clk: %gated: !seq.clock, d: %d: i8) -> (q: i8)
  %pair = hw.array_create %d, %q : i8
  hw.output %pair : !hw.array<2xi8>
}
