// RUN: cd %S && not mlir-interp run leaks.mlir --leaks 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// What one operation allocated is told once, with its number.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %kept = memref.alloc() : memref<i8>
  scf.for %i = %c0 to %c9 step %c1 {
    %a = memref.alloc() : memref<4xi64>
    %b = memref.alloc(%i) : memref<?xi8>
  }
  return
}

// CHECK:leaks.mlir:8:11: error: leak: 1 byte allocated here was never deallocated
// CHECK-NEXT:  %kept = memref.alloc() : memref<i8>
// CHECK-NEXT:          ^
// CHECK-NEXT:leaks.mlir:10:10: note: leak: 9 allocations made here, 288 bytes, were never deallocated
// CHECK-NEXT:    %a = memref.alloc() : memref<4xi64>
// CHECK-NEXT:         ^
// CHECK-NEXT:leaks.mlir:11:10: note: leak: 9 allocations made here, 36 bytes, were never deallocated
// CHECK-NEXT:    %b = memref.alloc(%i) : memref<?xi8>
// CHECK-NEXT:         ^
// CHECK-NOT:{{.}}
