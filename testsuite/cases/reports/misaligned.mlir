// RUN: cd %S && not mlir-interp run misaligned.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// An i32 is stored at an odd address.
func.func @main() {
  %bytes = memref.alloc() : memref<8xi8>
  %one = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.view %bytes[%one][] : memref<8xi8> to memref<1xi32>
  memref.store %v, %m[%c0] : memref<1xi32>
  return
}

// CHECK:misaligned.mlir:10:3: error: undefined behaviour: the address 0x100000041 is not aligned to 4 bytes, as an element must be
// CHECK-NEXT:  memref.store %v, %m[%c0] : memref<1xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:misaligned.mlir:10:3: note: in 'memref.store', with %v = 7 : i32, %m = memref at 0x100000041, sizes [1], strides [1] : memref<1xi32>, %c0 = 0 : index
// CHECK-NEXT:misaligned.mlir:5:12: note: the memory (8 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %bytes = memref.alloc() : memref<8xi8>
// CHECK-NEXT:           ^
// CHECK-NEXT:note: the rule is decision R4: {{.*}}mlir-interp explain R4
// CHECK-NOT:{{.}}
