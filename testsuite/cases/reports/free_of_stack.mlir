// RUN: cd %S && not mlir-interp run free_of_stack.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// What memref.alloca made is freed.
func.func @main() {
  %m = memref.alloca() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  return
}

// CHECK:free_of_stack.mlir:6:3: error: undefined behaviour: memory is freed that memref.alloc did not make
// CHECK-NEXT:  memref.dealloc %m : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:free_of_stack.mlir:6:3: note: in 'memref.dealloc', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>
// CHECK-NEXT:free_of_stack.mlir:5:8: note: the memory (8 bytes at 0x100000040) was allocated on the stack here
// CHECK-NEXT:  %m = memref.alloca() : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.dealloc
// CHECK-NOT:{{.}}
