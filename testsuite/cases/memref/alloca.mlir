// RUN: mlir-interp run %s | FileCheck %s
// Memory of a scope: a loop's iteration has its own each time, and the stack does not grow.
func.func @sum(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %total = memref.alloca() : memref<index>
  memref.store %c0, %total[] : memref<index>
  scf.for %i = %c0 to %n step %c1 {
    %mine = memref.alloca(%c1) {alignment = 32} : memref<?xindex>
    memref.store %i, %mine[%c0] : memref<?xindex>
    %x = memref.load %mine[%c0] : memref<?xindex>
    %old = memref.load %total[] : memref<index>
    %new = arith.addi %old, %x : index
    memref.store %new, %total[] : memref<index>
  }
  %result = memref.load %total[] : memref<index>
  return %result : index
}

func.func @main() {
  %n = arith.constant 1000 : index
  %sum = call @sum(%n) : (index) -> index
  // CHECK: 499500
  vector.print %sum : index
  return
}
