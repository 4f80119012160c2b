// RUN: mlir-interp diff %s --opt-cmd 'sed "s/comb.add %%n, %%wide/comb.add %%wide, %%n/"' | FileCheck %s --check-prefix=SAME
// RUN: not mlir-interp diff %s --opt-cmd 'sed s/comb.add/comb.sub/' | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --opt-cmd "sed 's/out n :/out other :/'" | FileCheck %s --check-prefix=PORTS
// RUN: mlir-interp print --generic %s | mlir-interp diff - --opt-cmd 'mlir-opt-22 --allow-unregistered-dialect' | FileCheck %s --check-prefix=GENERIC
// RUN: not mlir-interp diff %s --with %S/Inputs/circuit.mlir --tick=3 --args='true, 1; true, 2' | FileCheck %s --check-prefix=WITH
// RUN: not mlir-interp diff %s --opt-cmd cat --tick=4097 2>&1 | FileCheck %s --check-prefix=TICKS
// A circuit is a function of its inputs at each tick (decision W14). The inputs up to the difference are told, and
// run takes them.

// TICKS: error: --tick is a number from 1 to 4096
// SAME: no counterexample in {{[0-9]+}} inputs: 1 function
// WRONG: DIFFERS behind 'sed s/comb.add/comb.sub/': wrong result in @count
// WRONG: input --entry=count --args='{{[^']*}}'
// WRONG-NEXT: where output n in tick [[TICK:[0-9]+]]
// WRONG-NEXT: expected {{[0-9]+}} = 0x{{[0-9A-F]+}}
// WRONG-NEXT: actual {{[0-9]+}} = 0x{{F[0-9A-F]}}
// WRONG: first departs 'comb.add' at {{.*}}circuit.mlir:[[@LINE+13]]:10
// WRONG: mlir-interp run {{.*}} -e count --args='
// PORTS: not judged
// PORTS: its ports were {{.*}} and have become
// GENERIC: refines: nothing is changed
// WITH: wrong result in @count
// WITH: where output n in tick 2
// WITH-NEXT: expected 3
// WITH-NEXT: actual 0

hw.module @count(in %clk : !seq.clock, in %on : i1, in %by : i4, out n : i8) {
  %zero = hw.constant 0 : i4
  %wide = comb.concat %zero, %by : i4, i4
  %sum = comb.add %n, %wide : i8
  %n = seq.firreg %next clock %clk preset 0 : i8
  %next = comb.mux %on, %sum, %n : i8
  hw.output %n : i8
}
