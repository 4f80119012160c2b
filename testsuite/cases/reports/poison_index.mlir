// RUN: cd %S && not mlir-interp run poison_index.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Poison reaches a memory access.
func.func @main() -> i32 {
  %m = memref.alloc() : memref<2xi32>
  %max = arith.constant 127 : i8
  %one = arith.constant 1 : i8
  %sum = arith.addi %max, %one overflow<nsw> : i8
  %i = arith.index_cast %sum : i8 to index
  %r = memref.load %m[%i] : memref<2xi32>
  return %r : i32
}

// CHECK:poison_index.mlir:10:8: error: undefined behaviour: the operand 'indices' is poison
// CHECK-NEXT:  %r = memref.load %m[%i] : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:poison_index.mlir:10:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>, %i = poison : index
// CHECK-NEXT:poison_index.mlir:8:10: note: the poison was born here: the signed result does not fit, which nsw excludes
// CHECK-NEXT:  %sum = arith.addi %max, %one overflow<nsw> : i8
// CHECK-NEXT:         ^
// CHECK-NEXT:poison_index.mlir:9:8: note: it went through 'arith.index_cast' here
// CHECK-NEXT:  %i = arith.index_cast %sum : i8 to index
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.load
// CHECK-NOT:{{.}}
