// RUN: cd %S && not mlir-interp run leak.mlir --leaks 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mlir-interp run %s --leaks 2> /dev/null; test $? -eq 1
// RUN: mlir-interp run %s
// Memory that nobody frees (--leaks). It is nothing undefined: the status is that of a finding.
func.func @make() -> memref<4xi64> {
  %m = memref.alloc() : memref<4xi64>
  return %m : memref<4xi64>
}

func.func @main() {
  %a = call @make() : () -> memref<4xi64>
  %b = call @make() : () -> memref<4xi64>
  memref.dealloc %a : memref<4xi64>
  return
}

// CHECK:leak.mlir:7:8: error: leak: 32 bytes allocated here were never deallocated
// CHECK-NEXT:  %m = memref.alloc() : memref<4xi64>
// CHECK-NEXT:       ^
// CHECK-NOT:{{.}}
