// RUN: cd %S && not mlir-interp run store_negative_index.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A store at a negative index of a dynamic dimension.
func.func @store(%m: memref<?xi8>, %i: index) {
  %v = arith.constant 1 : i8
  memref.store %v, %m[%i] : memref<?xi8>
  return
}

func.func @main() {
  %n = arith.constant 2 : index
  %i = arith.constant -1 : index
  %m = memref.alloc(%n) : memref<?xi8>
  call @store(%m, %i) : (memref<?xi8>, index) -> ()
  return
}

// CHECK:store_negative_index.mlir:6:3: error: undefined behaviour: index -1 is out of bounds: dimension 0 has size 2
// CHECK-NEXT:  memref.store %v, %m[%i] : memref<?xi8>
// CHECK-NEXT:  ^
// CHECK-NEXT:store_negative_index.mlir:6:3: note: in 'memref.store', with %v = 1 : i8, %m = memref at 0x100000040, sizes [2], strides [1] : memref<?xi8>, %i = -1 : index
// CHECK-NEXT:store_negative_index.mlir:13:8: note: the memory (2 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc(%n) : memref<?xi8>
// CHECK-NEXT:       ^
// CHECK-NEXT:store_negative_index.mlir:14:3: note: in @store, called here with %m = memref at 0x100000040, %i = -1 : index
// CHECK-NEXT:  call @store(%m, %i) : (memref<?xi8>, index) -> ()
// CHECK-NEXT:  ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.store
// CHECK-NOT:{{.}}
