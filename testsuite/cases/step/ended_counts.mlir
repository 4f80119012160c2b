// RUN: printf 'info locals\nlist 7,8\nlist 8,7\nb 8\nc\np %%%%m[%%%%i]\np %%%%m[%%%%i] + 1\np/x 255\np/t 6 - 1\ninfo watchpoints\nc 1000\n' | mlir-interp step %s | FileCheck %s
// Counts beyond the end of the run, ranges of lines, memory never written, and numbers of no type.
func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %i = arith.constant 2 : index
  // The element %m[2] has nothing.
  %v = arith.constant 7 : i32
  memref.dealloc %m : memref<4xi32>
  return %v : i32
}

// CHECK: (step) info locals
// CHECK-NEXT: nothing is computed yet
// CHECK-NEXT: (step) list 7,8
// CHECK-NEXT: 7 {{.*}}arith.constant 7
// CHECK-NEXT: 8 {{.*}}memref.dealloc
// CHECK-NEXT: (step) list 8,7
// CHECK-NEXT: error: list takes
// CHECK: (step) c
// CHECK: (step) p %m[%i]
// CHECK-NEXT: %m[%i] = ? : i32
// CHECK-NEXT: (step) p %m[%i] + 1
// CHECK-NEXT: error: an element of %m is read that was never written
// CHECK: (step) p/x 255
// CHECK-NEXT: 255 = 0xFF
// CHECK-NEXT: (step) p/t 6 - 1
// CHECK-NEXT: 6 - 1 = 0b00000101
// CHECK-NEXT: (step) info watchpoints
// CHECK-NEXT: breakpoint 1
// CHECK-NEXT: (step) c 1000
// CHECK-NEXT: @main returned, and the run has ended:
// CHECK-NEXT: 7 : i32
