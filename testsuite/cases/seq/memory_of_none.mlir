// RUN: not mlir-interp run %s -e m --tick 2 --args '1 : i2' 2>&1 | FileCheck %s
// RUN: not mlir-interp trace %s -e m --tick 2 --args '1 : i2' --html %t.html 2>&1 | FileCheck %s
// A port is of a memory: no other value of its type holds words.
hw.module @m(in %clk: !seq.clock, in %a: i2, out o: i8) {
  %m = ub.poison : !seq.firmem<4 x 8>
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'seq.firmem.read_port': it has no meaning for values of these types together
  %r = seq.firmem.read_port %m[%a], clock %clk : !seq.firmem<4 x 8>
  hw.output %r : i8
}

// RUN: not mlir-interp run %s -e named --tick 2 --args '1 : i2' 2>&1 | FileCheck %s --check-prefix=NAMED
hw.module @named(in %clk: !seq.clock, in %a: i2, out o: i8) {
  %m = seq.firmem 0, 1, undefined, undefined : <4 x 8>
  %w = hw.wire %m : !seq.firmem<4 x 8>
  // NAMED: [[# @LINE + 1]]:8: error: unsupported: 'seq.firmem.read_port': it has no meaning for values of these types together
  %r = seq.firmem.read_port %w[%a], clock %clk : !seq.firmem<4 x 8>
  hw.output %r : i8
}

// RUN: not mlir-interp run %s -e high --tick 2 --args '1 : i2' 2>&1 | FileCheck %s --check-prefix=HIGH
hw.module @high(in %clk: !seq.clock, in %a: i2, out o: i8) {
  %true = hw.constant true
  %m = ub.poison : !seq.hlmem<4xi8>
  // HIGH: [[# @LINE + 1]]:8: error: unsupported: 'seq.read': it has no meaning for values of these types together
  %r = seq.read %m[%a] rden %true {latency = 0} : !seq.hlmem<4xi8>
  hw.output %r : i8
}
