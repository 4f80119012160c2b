// RUN: mlir-interp run %s -e ports --drive %S/Inputs/memories | FileCheck %s --check-prefix=PORTS
// RUN: mlir-interp run %s -e both --drive %S/Inputs/both | FileCheck %s --check-prefix=BOTH
// RUN: mlir-interp run %s -e masked --tick 2 | FileCheck %s --check-prefix=MASKED
// RUN: not mlir-interp run %s -e wrong --args '#ub.poison : i2' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e slow 2>&1 | FileCheck %s --check-prefix=SLOW
// RUN: mlir-interp run %s -e ports --args '0, 0' --seed=5 | FileCheck %s --check-prefix=SEED
// Which port takes first, and what is read where none has written (decision W10).

// Read at once; at the tick; at the tick, with what is written there.
// PORTS: tick 0: now = 0, old = 0, new = 0
// PORTS-NEXT: tick 1: now = 11, old = 0, new = 11
// PORTS-NEXT: tick 2: now = 12, old = 11, new = 12
// PORTS-NEXT: tick 3: now = 13, old = 12, new = 13
// SEED-NOT: now = 0,
hw.module @ports(in %clk : !seq.clock, in %at : i2, in %d : i8, out now : i8, out old : i8, out new : i8) {
  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %now = seq.firmem.read_port %m[%at], clock %clk : <4 x 8>
  seq.firmem.write_port %m[%at] = %d, clock %clk : <4 x 8>
  %n = seq.firmem 1, 1, old, port_order : <4 x 8>
  %old = seq.firmem.read_port %n[%at], clock %clk : <4 x 8>
  seq.firmem.write_port %n[%at] = %d, clock %clk : <4 x 8>
  %o = seq.firmem 1, 1, new, port_order : <4 x 8>
  %new = seq.firmem.read_port %o[%at], clock %clk : <4 x 8>
  seq.firmem.write_port %o[%at] = %d, clock %clk : <4 x 8>
  hw.output %now, %old, %new : i8, i8, i8
}

// BOTH: tick 0: q = 0
// BOTH-NEXT: tick 1: q = 0
// BOTH-NEXT: tick 2: q = 5
hw.module @both(in %clk : !seq.clock, in %d : i8, in %writes : i1, out q : i8) {
  %at = hw.constant 3 : i2
  %m = seq.firmem 1, 1, undefined, undefined : <4 x 8>
  %q = seq.firmem.read_write_port %m[%at] = %d if %writes, clock %clk : <4 x 8>
  hw.output %q : i8
}

// MASKED: tick 0: q = 0
// MASKED-NEXT: tick 1: q = 3855
hw.module @masked(in %clk : !seq.clock, out q : i12) {
  %at = hw.constant 0 : i1
  %d = hw.constant -1 : i12
  %mask = hw.constant 5 : i3
  %m = seq.firmem 0, 1, undefined, undefined : <2 x 12, mask 3>
  %q = seq.firmem.read_port %m[%at], clock %clk : <2 x 12, mask 3>
  seq.firmem.write_port %m[%at] = %d, clock %clk mask %mask : <2 x 12, mask 3>, i3
  hw.output %q : i12
}

// WRONG: memories.mlir:[[@LINE+4]]:3: error: undefined behaviour: the address that is written is poison
hw.module @wrong(in %clk : !seq.clock, in %at : i2) {
  %d = hw.constant 1 : i8
  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  seq.firmem.write_port %m[%at] = %d, clock %clk : <4 x 8>
  hw.output
}

// SLOW: error: unsupported: 'seq.firmem': a memory whose writes take more than a tick
hw.module @slow(in %clk : !seq.clock) {
  %m = seq.firmem 0, 2, undefined, undefined : <4 x 8>
  hw.output
}
