// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed 3 | FileCheck %s
// RUN: mlir-interp run %s --seed 4 | FileCheck %s
// What is associative and commutative has one result, in whatever order it is combined.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %init = arith.constant 100 : i32
  %least = arith.constant -1 : i32
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c5, %c5) step (%c1, %c1) init (%init, %least)
      -> (i32, i32) {
    %p = arith.muli %i, %j : index
    %x = arith.index_cast %p : index to i32
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.maxsi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  // CHECK: 200
  vector.print %r#0 : i32
  // CHECK-NEXT: 16
  vector.print %r#1 : i32

  // No iteration: the initial value.
  %n = scf.parallel (%i) = (%c5) to (%c0) step (%c1) init (%init) -> i32 {
    scf.reduce(%init : i32) {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %a : i32
    }
  }
  // CHECK-NEXT: 100
  vector.print %n : i32

  // A loop within the loop reduces on its own.
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %o = scf.parallel (%i) = (%c0) to (%c5) step (%c1) init (%zero) -> i32 {
    %inner = scf.parallel (%j) = (%c0) to (%i) step (%c1) init (%zero) -> i32 {
      scf.reduce(%one : i32) {
      ^bb0(%a: i32, %b: i32):
        %s = arith.addi %a, %b : i32
        scf.reduce.return %s : i32
      }
    }
    scf.reduce(%inner : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  // CHECK-NEXT: 10
  vector.print %o : i32
  %k = arith.constant 3 : index
  %rec = call @recursive(%k) : (index) -> i32
  // CHECK-NEXT: 15
  vector.print %rec : i32
  return
}

// The same loop runs within itself: n times 1 + recursive(n - 1).
func.func @recursive(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %down = arith.subi %n, %c1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> i32 {
    %x = func.call @recursive(%down) : (index) -> i32
    %y = arith.addi %x, %one : i32
    scf.reduce(%y : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
