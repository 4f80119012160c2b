// RUN: not mlir-interp check %s | FileCheck %s
// RUN: not mlir-interp diff %s --passes=canonicalize | FileCheck %s --check-prefix=DIFF

// Where all inputs are undefined or meet a limit, both are said.
// CHECK: @first: not compared: 4096 inputs, {{[0-9]+}} undefined, {{[0-9]+}} over a limit{{$}}
// CHECK-NEXT: first undefined: undefined behaviour: index 0 is out of bounds
// CHECK-NEXT: run {{.*}} -e first --args='0 : index'
// CHECK-NEXT: first skipped: limit reached: an allocation of more than 2^63 bytes
// CHECK-NEXT: run {{.*}} -e first
// DIFF: @first: limit reached: {{.*}}; the source is undefined on the other {{[0-9]+}} inputs{{$}}
// DIFF-NEXT: first undefined in the source: undefined behaviour: index 0 is out of bounds
func.func @first(%n: index) -> i32 {
  %c = arith.constant 3 : i32
  %d = arith.addi %c, %c : i32
  %m = memref.alloc(%n) : memref<?xi32>
  %v = memref.load %m[%n] : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  %w = arith.addi %v, %d : i32
  return %w : i32
}
