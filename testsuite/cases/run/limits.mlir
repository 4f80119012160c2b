// RUN: not mlir-interp run %s -e forever --max-steps=100000 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: mlir-interp run %s -e forever --max-steps=100000 2> /dev/null; test $? -eq 7
// RUN: not mlir-interp run %s -e forever --max-seconds=0.2 2>&1 | FileCheck %s --check-prefix=SECONDS
// RUN: not mlir-interp run %s -e deep --max-depth 1000 2>&1 | FileCheck %s --check-prefix=DEPTH
// RUN: mlir-interp run %s -e deep 2> /dev/null; test $? -eq 7
// RUN: not mlir-interp run %s -e huge 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: mlir-interp run %s -e huge 2> /dev/null; test $? -eq 7
// Each limit is a clean end, with a place.
func.func @forever() {
  cf.br ^loop
^loop:
  // STEPS: limits.mlir:[[# @LINE + 2]]:3: error: limit reached: more than 100000 operations were executed (--max-steps)
  // SECONDS: limits.mlir:[[# @LINE + 1]]:3: error: limit reached: the run took longer than 0.2 seconds (--max-seconds)
  cf.br ^loop
}

func.func @deep() {
  // DEPTH: limits.mlir:[[# @LINE + 1]]:3: error: limit reached: more than 1000 calls stand within each other (--max-depth)
  call @deep() : () -> ()
  return
}

func.func @huge() {
  %n = arith.constant 0x1000000000000000 : index
  // MEMORY: limits.mlir:[[# @LINE + 1]]:8: error: limit reached:
  %m = memref.alloc(%n) : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return
}
