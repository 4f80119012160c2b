// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e in_loop | FileCheck %s --check-prefix=LOOP
// A graph region inside of a function, and one that runs again and again (G3).
// CHECK: 12 : i32
func.func @main() -> i32 {
  %m = memref.alloca() : memref<i32>
  %five = arith.constant 5 : i32
  test.graph_region {
    memref.store %sum, %m[] : memref<i32>
    %sum = arith.addi %five, %seven : i32
    %seven = arith.constant 7 : i32
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// LOOP: 499500 : index
func.func @in_loop() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 1000 : index
  %m = memref.alloca() : memref<index>
  memref.store %zero, %m[] : memref<index>
  scf.for %i = %zero to %end step %one {
    test.graph_region {
      memref.store %next, %m[] : memref<index>
      %next = arith.addi %old, %i : index
      %old = memref.load %m[] : memref<index>
    }
  }
  %r = memref.load %m[] : memref<index>
  return %r : index
}
