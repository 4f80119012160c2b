// RUN: cd %S && not mlir-interp run race.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Two iterations of a parallel loop touch one element.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %sum = memref.alloc() : memref<1xi32>
  %zero = arith.constant 0 : i32
  memref.store %zero, %sum[%c0] : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %old = memref.load %sum[%c0] : memref<1xi32>
    %k = arith.index_cast %i : index to i32
    %new = arith.addi %old, %k : i32
    memref.store %new, %sum[%c0] : memref<1xi32>
  }
  return
}

// CHECK:race.mlir:12:12: error: undefined behaviour: a data race: iteration 2 of a parallel loop reads memory that iteration 1 writes
// CHECK-NEXT:    %old = memref.load %sum[%c0] : memref<1xi32>
// CHECK-NEXT:           ^
// CHECK-NEXT:race.mlir:12:12: note: in 'memref.load', with %sum = memref at 0x100000040, sizes [1], strides [1] : memref<1xi32>, %c0 = 0 : index
// CHECK-NEXT:race.mlir:11:3: note: in the loops around it, at %i = 1
// CHECK-NEXT:  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
// CHECK-NEXT:  ^
// CHECK-NEXT:race.mlir:15:5: note: iteration 1 writes it here, in 'memref.store'
// CHECK-NEXT:    memref.store %new, %sum[%c0] : memref<1xi32>
// CHECK-NEXT:    ^
// CHECK-NEXT:race.mlir:11:3: note: the iterations are those of this 'scf.parallel': iteration 2 at %i = 1; iteration 1 at %i = 0
// CHECK-NEXT:  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
// CHECK-NEXT:  ^
// CHECK-NEXT:race.mlir:8:10: note: the memory (4 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %sum = memref.alloc() : memref<1xi32>
// CHECK-NEXT:         ^
// CHECK-NEXT:note: the rule is decision M7: {{.*}}mlir-interp explain M7
// CHECK-NOT:{{.}}
