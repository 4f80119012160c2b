// RUN: cd %S && not mlir-interp run uninitialised.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// RUN: cd %S && not mlir-interp run uninitialised.mlir --strict-init 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=STRICT
// An element is used that was never written. With --strict-init the read is reported.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %r = memref.load %m[%c1] : memref<2xi32>
  %s = arith.addi %r, %v : i32
  %q = arith.divui %v, %s : i32
  return %q : i32
}

// CHECK:uninitialised.mlir:14:8: error: undefined behaviour: the operand 'rhs' is poison
// CHECK-NEXT:  %q = arith.divui %v, %s : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:uninitialised.mlir:14:8: note: in 'arith.divui', with %v = 7 : i32, %s = poison : i32
// CHECK-NEXT:uninitialised.mlir:10:8: note: the poison was born here: memory was allocated, and what is read of it was never written (decision M12)
// CHECK-NEXT:  %m = memref.alloc() : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:uninitialised.mlir:12:8: note: it was read by 'memref.load' here, from the element [1]
// CHECK-NEXT:  %r = memref.load %m[%c1] : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:uninitialised.mlir:13:8: note: it went through 'arith.addi' here
// CHECK-NEXT:  %s = arith.addi %r, %v : i32
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain arith.divui
// CHECK-NOT:{{.}}

// STRICT:uninitialised.mlir:12:8: error: undefined behaviour: the element is read, and nothing was ever written there
// STRICT-NEXT:  %r = memref.load %m[%c1] : memref<2xi32>
// STRICT-NEXT:       ^
// STRICT-NEXT:uninitialised.mlir:12:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>, %c1 = 1 : index
// STRICT-NEXT:uninitialised.mlir:10:8: note: the memory (8 bytes at 0x100000040) was allocated here
// STRICT-NEXT:  %m = memref.alloc() : memref<2xi32>
// STRICT-NEXT:       ^
// STRICT-NEXT:note: the rule is decision M12: {{.*}}mlir-interp explain M12
// STRICT-NOT:{{.}}
