// RUN: mlir-interp run %s -e queue --drive %S/Inputs/queues | FileCheck %s --check-prefix=QUEUE
// RUN: not mlir-interp run %s -e queue --args '1, true, false, false' 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-interp run %s -e queue --args '1, false, true, false' --tick 4 2>&1 | FileCheck %s --check-prefix=FULL
// What is written first is read first; a reset empties it (decision W11).

// QUEUE: full = false, empty = true, most = false
// QUEUE-NEXT: out = 1, full = false, empty = false, most = false
// QUEUE-NEXT: out = 1, full = false, empty = false, most = true
// QUEUE-NEXT: out = 2, full = false, empty = false, most = true
// QUEUE-NEXT: out = 3, full = false, empty = false, most = false
// QUEUE-NEXT: full = false, empty = true, most = false
// EMPTY: queues.mlir:[[@LINE+3]]:20: error: the program stopped itself: the queue is read, and is empty
// FULL: queues.mlir:[[@LINE+2]]:20: error: the program stopped itself: the queue is written, and is full
hw.module @queue(in %clk : !seq.clock, in %d : i8, in %read : i1, in %write : i1, in %rst : i1, out out : i8, out full : i1, out empty : i1, out most : i1) {
  %o, %f, %e, %m = seq.fifo depth 3 almost_full 2 in %d rdEn %read wrEn %write clk %clk rst %rst : i8
  hw.output %o, %f, %e, %m : i8, i1, i1, i1
}
