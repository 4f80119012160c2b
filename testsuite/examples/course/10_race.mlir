// 10. A race in a parallel loop
//
//   build/mlir-interp run testsuite/examples/course/10_race.mlir
//
// scf.parallel promises something: its iterations may run in any order, and all at the same time. A
// compiler may hand them to threads, or to a GPU. Who writes scf.parallel has to keep the promise.
//
// @main counts how many of the numbers from 0 to 5 leave each remainder when divided by 3. Each
// iteration reads a counter, adds 1, and writes it back. Iterations 0 and 3 share a counter. If
// they run at the same time, both may read 0 and both write 1: one number is lost. Two accesses to
// the same memory from different iterations, one of them writing, are a data race, and that is
// undefined behaviour.
//
//   build/mlir-interp run testsuite/examples/course/10_race.mlir --seed=7
//
// runs the iterations in another order. The report counts them as they ran, the first as 1: it names
// others, and it is the same mistake.
//
//   build/mlir-interp step testsuite/examples/course/10_race.mlir
//     break memref.load if %i == 3   stops where iteration 3 is about to read its counter
//     continue
//     print %counts                  iteration 0 has written there
//     step                           and here is the race
//
// The page shows who touched what: the two accesses that race, in the grid of the memory.
//
//   build/mlir-interp trace testsuite/examples/course/10_race.mlir --html race.html
//
// Surprising: here the iterations run one after the other, and the counts would come out right. The
// race is reported all the same: the program is wrong, even where it works by luck. A machine would
// have kept that a secret.
//
// @sum does it right:
//
//   build/mlir-interp run testsuite/examples/course/10_race.mlir -e sum
//
// A reduction hands each iteration's value to scf.reduce, and the loop puts them together, in any
// order. For integers that makes no difference. For floats it does (see program 7): with arith.addf
// instead, every order is a right answer, and they may differ.

func.func @main() -> memref<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %counts = memref.alloc() : memref<3xi32>
  // No race: each iteration has an element of its own.
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    memref.store %zero, %counts[%i] : memref<3xi32>
  }
  scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
    %which = arith.remui %i, %c3 : index
    %old = memref.load %counts[%which] : memref<3xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%which] : memref<3xi32>
  }
  return %counts : memref<3xi32>
}

func.func @sum() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %sum = scf.parallel (%i) = (%c0) to (%c6) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %both = arith.addi %a, %b : index
      scf.reduce.return %both : index
    }
  }
  return %sum : index
}

// Exercise: make @main right. memref.atomic_rmw reads, adds and writes in one step, and no other
// iteration comes between; `build/mlir-interp explain memref.atomic_rmw` shows how it is written.
// Do the counts come out the same for every --seed? Why?
