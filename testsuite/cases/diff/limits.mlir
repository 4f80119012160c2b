// RUN: not mlir-interp diff %s --with=%S/Inputs/limits.mlir -e first_ends | FileCheck %s --check-prefix=DIFFERS
// RUN: not mlir-interp diff %s --with=%S/Inputs/limits.mlir -e deep --json | FileCheck %s --check-prefix=DEEP
// RUN: not mlir-interp diff %s --with=%S/Inputs/limits.mlir -e endless --json | FileCheck %s --check-prefix=STEPS
// Inputs that go on for ever make the limit of steps lower for the others, not for one that ended
// before; and only where steps were the limit it is told as one.

// DIFFERS: DIFFERS in
// DIFFERS: expected 0 = 0x00000000
// DIFFERS-NEXT: actual 1 = 0x00000001
func.func @first_ends(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %most = arith.constant 1000000 : index
  %ends = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %ends -> i32 {
    %s = scf.for %i = %c0 to %most step %c1 iter_args(%a = %zero) -> i32 {
      %b = arith.addi %a, %n : i32
      scf.yield %b : i32
    }
    scf.yield %s : i32
  } else {
    %s = scf.while (%i = %n) : (i32) -> i32 {
      %c = arith.cmpi ne, %i, %zero : i32
      scf.condition(%c) %i : i32
    } do {
    ^bb0(%i: i32):
      scf.yield %i : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// DEEP: "first_skipped": {"function": "deep", "args": "false", "why": "limit reached: {{[^"]*}}"}
func.func @deep(%x: i1) -> i1 {
  %r = func.call @deep(%x) : (i1) -> i1
  return %r : i1
}

// STEPS: "first_skipped": {"function": "endless", "args": "false", "why": "limit reached: {{[^"]*}}", "max_steps": 10000000}
func.func @endless(%x: i1) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
