// RUN: cd %S && not mlir-interp run copy.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A copy between buffers of different sizes.
func.func @main() {
  %n = arith.constant 3 : index
  %k = arith.constant 4 : index
  %a = memref.alloc(%n) : memref<?xi8>
  %b = memref.alloc(%k) : memref<?xi8>
  memref.copy %a, %b : memref<?xi8> to memref<?xi8>
  return
}

// CHECK:copy.mlir:9:3: error: undefined behaviour: the shapes differ: dimension 0 has size 3 in the source and 4 in the target
// CHECK-NEXT:  memref.copy %a, %b : memref<?xi8> to memref<?xi8>
// CHECK-NEXT:  ^
// CHECK-NEXT:copy.mlir:9:3: note: in 'memref.copy', with %a = memref at 0x100000040, sizes [3], strides [1] : memref<?xi8>, %b = memref at 0x100000090, sizes [4], strides [1] : memref<?xi8>
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.copy
// CHECK-NOT:{{.}}
