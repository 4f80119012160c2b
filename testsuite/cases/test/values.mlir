// A dialect's type whose values are of a kind of its own: dialects/test/values.c is all that knows
// it. They are arguments and results, carried by loops, blocks and calls, stored in memory, printed,
// stepped through, compared and drawn as inputs.
// RUN: mlir-interp run %s -e turn --args '[3 : i8, -4 : i8], 5' | FileCheck %s
// RUN: mlir-interp run %s -e turn --args '#ub.poison : !test.pair<i8>, 5' 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: mlir-interp run %s -e store --args '[1.5 : f32, 2.5 : f32]' | FileCheck %s --check-prefix=STORE
// RUN: printf 'next\nprint %%%%p\nprint/x %%%%p\n' | mlir-interp step %s -e turn --args '[3 : i8, -4 : i8], 1' | FileCheck %s --check-prefix=STEP
// RUN: sed 's/add %%n, %%c0/add %%n, %%c1/' %s > %t.mlir
// RUN: not mlir-interp diff %s --with %t.mlir | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp trace %s --json -e turn --args '[3 : i8, -4 : i8], 1' | FileCheck %s --check-prefix=JSON

// CHECK: <-4 | 3> : !test.pair<i8>
// CHECK: <3 | -4> : !test.pair<i8>
// POISON: poison : !test.pair<i8>
// POISON: warning: result 0 is poison
// POISON: note: it went through 'test.swap' here
// STORE: <2.500000e+00 | 1.500000e+00> : !test.pair<f32>
// STEP: %p is <3 | -4> : !test.pair<i8>
// STEP: %p = <3 | -4> : !test.pair<i8>
// STEP: %p = (0x03, 0xFC) : !test.pair<i8>
// DIFF: DIFFERS
// DIFF: input --entry=turn --args='[1 : i8, 0 : i8], 0 : index'
// DIFF: where result 0, first half
// JSON: <3 | -4>
func.func @turn(%p: !test.pair<i8>, %n: index) -> (!test.pair<i8>, !test.pair<i8>) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m = index.add %n, %c0
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> !test.pair<i8> {
    %s = test.swap %q : !test.pair<i8>
    scf.yield %s : !test.pair<i8>
  }
  cf.br ^end(%r : !test.pair<i8>)
^end(%x: !test.pair<i8>):
  %y = func.call @once(%x) : (!test.pair<i8>) -> !test.pair<i8>
  return %x, %y : !test.pair<i8>, !test.pair<i8>
}

func.func @once(%p: !test.pair<i8>) -> !test.pair<i8> {
  %s = test.swap %p : !test.pair<i8>
  return %s : !test.pair<i8>
}

func.func @store(%p: !test.pair<f32>) -> !test.pair<f32> {
  %m = memref.alloca() : memref<!test.pair<f32>>
  %s = test.swap %p : !test.pair<f32>
  memref.store %s, %m[] : memref<!test.pair<f32>>
  %r = memref.load %m[] : memref<!test.pair<f32>>
  return %r : !test.pair<f32>
}

func.func @make(%a: i8, %b: i8) -> !test.pair<i8> {
  %p = test.pair %a, %b : i8 -> !test.pair<i8>
  return %p : !test.pair<i8>
}
