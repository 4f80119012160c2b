// RUN: cd %S && not mlir-interp run constant_global.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A constant global is written.
memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.get_global @table : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  return
}

// CHECK:constant_global.mlir:10:3: error: undefined behaviour: constant memory is written
// CHECK-NEXT:  memref.store %v, %m[%c0] : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:constant_global.mlir:10:3: note: in 'memref.store', with %v = 7 : i32, %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>, %c0 = 0 : index
// CHECK-NEXT:constant_global.mlir:4:1: note: the memory (8 bytes at 0x100000040) was made the global @table here
// CHECK-NEXT:memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>
// CHECK-NEXT:^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.store
// CHECK-NOT:{{.}}
