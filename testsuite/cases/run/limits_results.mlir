// RUN: mlir-interp run %s --max-steps=300 --elide-larger-than=0 | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: mlir-interp run %s --max-steps=300 | FileCheck %s --check-prefixes=CHECK,ENDS
// RUN: not mlir-interp run %s --max-steps=200 2>&1 | FileCheck %s --check-prefix=STEPS
// What is printed of results when the run is over is no step of it: no limit on steps cuts it.
memref.global @g : memref<2000xi8> = dense<1>
func.func @main() -> (memref<2000xi8>, i1) {
  %c = arith.constant 0 : index
  %two = arith.constant 2 : i8
  %t = arith.constant true
  // STEPS: limits_results.mlir:[[# @LINE + 1]]:8: error: limit reached: more than 200 operations were executed
  %m = memref.get_global @g : memref<2000xi8>
  memref.store %two, %m[%c] : memref<2000xi8>
  // ALL: dense<[2, 1, 1, {{[1, ]*}}1]> : memref<2000xi8>
  // ENDS: dense<[2, 1, ..., 1]> : memref<2000xi8>
  // CHECK-NEXT: true
  return %m, %t : memref<2000xi8>, i1
}
