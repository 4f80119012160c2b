// RUN: mlir-interp run %s 2> %t.err | FileCheck %s --check-prefix=OUT
// RUN: FileCheck %s < %t.err
// RUN: mlir-interp trace %s --json 2>&1 > /dev/null | FileCheck %s
// A result that is poison is no fault: standard output has it, standard error says where it is
// from, and which element of memory it was: each read tells its own.
// OUT: poison : i32
// OUT-NEXT: 7 : i32
// OUT-NEXT: dense<[2, poison]> : vector<2xi8>
// CHECK: poison_result.mlir:[[# @LINE + 1]]:1: warning: result 0 is poison
func.func @main() -> (i32, i32, vector<2xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %seven = arith.constant 7 : i32
  %v = arith.constant dense<[1, 127]> : vector<2xi8>
  // CHECK: poison_result.mlir:[[# @LINE + 1]]:8: note: the poison was born here: memory was allocated
  %m = memref.alloc(%c3) : memref<2x?xi32>
  %x = scf.for %i = %c0 to %c2 step %c1 iter_args(%last = %seven) -> i32 {
    // CHECK: poison_result.mlir:[[# @LINE + 1]]:10: note: it was read by 'memref.load' here, from the element [1, 2]
    %y = memref.load %m[%i, %c2] : memref<2x?xi32>
    scf.yield %y : i32
  }
  // CHECK: poison_result.mlir:10:1: warning: lane 1 of result 2 is poison
  // CHECK: poison_result.mlir:[[# @LINE + 1]]:8: note: the poison was born here
  %w = arith.addi %v, %v overflow<nsw> : vector<2xi8>
  // CHECK-NOT: warning
  memref.dealloc %m : memref<2x?xi32>
  return %x, %seven, %w : i32, i32, vector<2xi8>
}
