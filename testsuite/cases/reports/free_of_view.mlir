// RUN: cd %S && not mlir-interp run free_of_view.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A view that starts inside the buffer is freed.
func.func @main() {
  %m = memref.alloc() : memref<16xi8>
  %four = arith.constant 4 : index
  %v = memref.view %m[%four][] : memref<16xi8> to memref<2xi32>
  memref.dealloc %v : memref<2xi32>
  return
}

// CHECK:free_of_view.mlir:8:3: error: undefined behaviour: memory is freed through a view that does not begin where the memory begins
// CHECK-NEXT:  memref.dealloc %v : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:free_of_view.mlir:8:3: note: in 'memref.dealloc', with %v = memref at 0x100000044, sizes [2], strides [1] : memref<2xi32>
// CHECK-NEXT:free_of_view.mlir:5:8: note: the memory (16 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<16xi8>
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is decision R5: {{.*}}mlir-interp explain R5
// CHECK-NOT:{{.}}
