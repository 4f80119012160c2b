// RUN: not mlir-interp run %s -e m --tick 2 --args '1 : i2' 2>&1 | FileCheck %s
// RUN: not mlir-interp trace %s -e m --tick 2 --args '1 : i2' --html %t.html 2>&1 | FileCheck %s
// A port is of a memory: no other value of its type holds words.
hw.module @m(in %clk: !seq.clock, in %a: i2, out o: i8) {
  %m = ub.poison : !seq.firmem<4 x 8>
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'seq.firmem.read_port': it has no meaning for values of these types together
  %r = seq.firmem.read_port %m[%a], clock %clk : !seq.firmem<4 x 8>
  hw.output %r : i8
}
