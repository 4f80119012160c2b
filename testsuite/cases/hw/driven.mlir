// RUN: mlir-interp run %s -e count --drive=@ramp --tick=4 | FileCheck %s --check-prefix=RAMP --match-full-lines
// RUN: mlir-interp run %s -e count --drive=@back --tick=4 | FileCheck %s --check-prefix=BACK --match-full-lines
// RUN: mlir-interp run %s -e count --drive=@poisoned --tick=3 | FileCheck %s --check-prefix=POISON --match-full-lines
// RUN: not mlir-interp run %s -e count --drive=@narrow --tick=4 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: not mlir-interp run %s -e count --drive=@nobody --tick=4 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not mlir-interp run %s -e count --drive=@divides --tick=4 2>&1 | FileCheck %s --check-prefix=DIVIDES
// A function drives the inputs: it is given the tick, and the outputs of the one before, those of none being zero
// (decision W15).

// RAMP: tick 0: n = 10
// RAMP-NEXT: tick 1: n = 10
// RAMP-NEXT: tick 2: n = 11
// RAMP-NEXT: tick 3: n = 13
// BACK: tick 0: n = 10
// BACK-NEXT: tick 1: n = 11
// BACK-NEXT: tick 2: n = 22
// BACK-NEXT: tick 3: n = 34
// POISON: tick 0: n = 10
// POISON-NEXT: tick 1: n = 10
// POISON-NEXT: tick 2: n = poison
hw.module @count(in %clk : !seq.clock, in %by : i8, out n : i8) {
  %sum = comb.add %n, %by : i8
  %n = seq.firreg %sum clock %clk preset 10 : i8
  hw.output %n : i8
}
func.func @ramp(%tick: index) -> i8 {
  %by = arith.index_cast %tick : index to i8
  return %by : i8
}
func.func @back(%tick: i64, %n: i8) -> i8 {
  %one = arith.constant 1 : i8
  %next = arith.addi %n, %one : i8
  return %next : i8
}
func.func @poisoned(%tick: i8) -> i8 {
  %one = arith.constant 1 : i8
  %is = arith.cmpi eq, %tick, %one : i8
  %poison = ub.poison : i8
  %by = arith.select %is, %poison, %tick : i8
  return %by : i8
}
// NARROW: driven.mlir:[[@LINE+1]]:{{.*}}: error: @narrow does not fit the circuit (--drive): it takes the number of the tick, or that and the outputs, and gives the inputs, (i8)
func.func @narrow(%tick: index) -> i4 {
  %by = arith.index_cast %tick : index to i4
  return %by : i4
}
// NOBODY: error: there is no function @nobody with a body to drive the circuit (--drive)
func.func private @nobody(index) -> i8
func.func @divides(%tick: i8) -> i8 {
  // DIVIDES: driven.mlir:[[@LINE+1]]:{{.*}}: error: undefined behaviour: {{.*}}
  %by = arith.divui %tick, %tick : i8
  return %by : i8
}
