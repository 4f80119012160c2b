// RUN: cd %S && not mlir-interp run escaped_alloca.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Stack memory is used after its function returned.
func.func @make() -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloca() : memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return %m : memref<1xi32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @make() : () -> memref<1xi32>
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}

// CHECK:escaped_alloca.mlir:15:8: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
// CHECK-NEXT:  %r = memref.load %m[%c0] : memref<1xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:escaped_alloca.mlir:15:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [1], strides [1] : memref<1xi32>, %c0 = 0 : index
// CHECK-NEXT:escaped_alloca.mlir:7:8: note: the memory (4 bytes at 0x100000040) was allocated on the stack here
// CHECK-NEXT:  %m = memref.alloca() : memref<1xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:escaped_alloca.mlir:9:3: note: and ended here, with the scope it was allocated in
// CHECK-NEXT:  return %m : memref<1xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.load
// CHECK-NOT:{{.}}
