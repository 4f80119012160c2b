// What operations of one's own mean is said in a syntax of its own: bytecode has no place for it.
// RUN: not mlir-interp print --emit-bytecode %s 2>&1 | FileCheck %s
// CHECK: [[@LINE+1]]:1: error: 'meaning.op' op is written as text alone: bytecode has no place for what it says
meaning.op my.twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
