// 10. A race in a parallel loop
//
// scf.parallel promises something: its iterations may run in any order, and all
// at the same time. A compiler may hand them to threads, or to a GPU. Who writes
// scf.parallel has to keep the promise.
//
// `@main` counts how many of the numbers from 0 to 5 leave each remainder when
// divided by 3. Each iteration reads a counter, adds 1, and writes it back.
// Iterations 0 and 3 share a counter. If they run at the same time, both may read
// 0 and both write 1: one number is lost. Two accesses to the same memory from
// different iterations, one of them writing, are a data race.
//
//   mlir-interp run 10.mlir --seed=7     another order: others race
//   mlir-interp step 10.mlir
//     break memref.load if %i == 3
//     continue
//     print %counts                      iteration 0 has written there
//     step                               and here is the race
//   mlir-interp trace 10.mlir --html race.html
//
// Surprising: here the iterations run one after the other, and the counts would
// come out right. The race is reported all the same: the program is wrong, even
// where it works by luck. A machine would have kept that a secret.
//
// `@sum` does it right. A reduction hands each iteration's value to scf.reduce,
// and the loop puts them together, in any order. For integers that makes no
// difference. For floats it does (lesson 7): with arith.addf instead, every order
// is a right answer, and they may differ.
//
// Read on: parallel-loops data-race choices scf.parallel scf.reduce

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

func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %both = arith.addi %a, %b : index
      scf.reduce.return %both : index
    }
  }
  return %sum : index
}

// ? How does @main end?
//   - fine, with the right counts: fine
//   - trap: trap
//   - undefined: undefined
//   = status @main()
// ? At which operation is the race found?
//   = where @main()
// ? How often was `arith.addi` done until then, in the order 0, 1, 2, ...?
//   = count arith.addi @main()
// ? And how often does @sum add, for 6?
//   = count arith.addi @sum(6 : index)
// ! Write `@counts(%counts: memref<3xi32>)`, which counts the numbers from 0 to 5
//   by their remainder, as `@main` does, in a memref that it is handed, in a
//   parallel loop that has no race (of scf, or of affine). memref.atomic_rmw
//   reads, adds and writes in one step, and no other iteration comes between.
//   @counts(dense<0> : memref<3xi32>)
//   @counts(dense<[1, 2, 3]> : memref<3xi32>)
//   @counts(dense<[-1, 2147483647, 40]> : memref<3xi32>)
//   with scf.parallel scf.forall affine.parallel
