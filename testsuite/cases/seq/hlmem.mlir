// RUN: mlir-interp run %s -e ports --args '0, 1, 10, true, false; 0, 1, 11, true, false; 0, 1, 12, true, true; 0, 1, 13, false, false; 1, 1, 14, true, false; 1, 1, 15, true, false' | FileCheck %s --match-full-lines
// RUN: mlir-interp run %s -e beyond --args '2' --seed=3 | FileCheck %s --check-prefix=BEYOND
// RUN: not mlir-interp run %s -e ports --args '0, #ub.poison : i2, 10, true, false' 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e late 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: not mlir-interp run %s -e structs 2>&1 | FileCheck %s --check-prefix=STRUCTS
// Ports read at once, a tick or two later, what was there before that tick's writes; none are done at a reset
// (decision W16).

// CHECK: tick 0: now = 0, next = 0, after = 0
// CHECK-NEXT: tick 1: now = 10, next = 0, after = 0
// CHECK-NEXT: tick 2: now = 11, next = 10, after = 10
// CHECK-NEXT: tick 3: now = 11, next = 11, after = 11
// CHECK-NEXT: tick 4: now = 0, next = 11, after = 11
// CHECK-NEXT: tick 5: now = 14, next = 0, after = 11
hw.module @ports(in %clk : !seq.clock, in %a : i1, in %b : i2, in %d : i8, in %on : i1, in %rst : i1, out now : i8, out next : i8, out after : i8) {
  %m = seq.hlmem @m %clk, %rst : <2x3xi8>
  // POISON: hlmem.mlir:[[@LINE+1]]:3: error: undefined behaviour: whether the memory is written, or where, is poison
  seq.write %m[%a, %b] %d wren %on {latency = 1 : i64} : !seq.hlmem<2x3xi8>
  %now = seq.read %m[%a, %b] {latency = 0 : i64} : !seq.hlmem<2x3xi8>
  %true = hw.constant true
  %next = seq.read %m[%a, %b] rden %true {latency = 1 : i64} : !seq.hlmem<2x3xi8>
  %after = seq.read %m[%a, %b] {latency = 2 : i64} : !seq.hlmem<2x3xi8>
  hw.output %now, %next, %after : i8, i8, i8
}
// BEYOND-NOT: q = 0
// BEYOND: tick 0: q =
hw.module @beyond(in %clk : !seq.clock, in %a : i2, out q : i64) {
  %false = hw.constant false
  %m = seq.hlmem @m %clk, %false : <3xi64>
  %q = seq.read %m[%a] rden %false {latency = 0 : i64} : !seq.hlmem<3xi64>
  hw.output %q : i64
}
hw.module @late(in %clk : !seq.clock) {
  %false = hw.constant false
  %v = hw.constant 1 : i8
  %at = hw.constant 1 : i2
  %m = seq.hlmem @m %clk, %false : <4xi8>
  // LATE: hlmem.mlir:[[@LINE+1]]:3: error: unsupported: {{.*}}a port that writes after other than one tick
  seq.write %m[%at] %v wren %false {latency = 2 : i64} : !seq.hlmem<4xi8>
}
hw.module @structs(in %clk : !seq.clock) {
  %false = hw.constant false
  // STRUCTS: hlmem.mlir:[[@LINE+1]]:8: error: unsupported: {{.*}}a memory of values of type '!hw.struct<a: i8>'
  %m = seq.hlmem @m %clk, %false : <4x!hw.struct<a: i8>>
}
