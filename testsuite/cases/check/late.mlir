// RUN: not mlir-interp check %s --native-seconds=0.3 --inputs 4 | FileCheck %s

// The clock of a run goes on by a microsecond at each reading, and native code's by itself: to wait
// takes its time there. That is waited for once.
// CHECK: @late: 4 inputs; llvm -O2: 3 not compared, 1 DIFFERENT (left alone after an input on which it did not return in 0.3 s)
// CHECK: llvm -O2 did not return within 0.3 seconds
func.func private @nanoTime() -> i64 attributes {llvm.emit_c_interface}
func.func @late(%n: i8) -> i8 {
  %while = arith.constant 600000000 : i64
  %start = call @nanoTime() : () -> i64
  scf.while : () -> () {
    %now = func.call @nanoTime() : () -> i64
    %passed = arith.subi %now, %start : i64
    %early = arith.cmpi slt, %passed, %while : i64
    scf.condition(%early)
  } do {
    scf.yield
  }
  return %n : i8
}
