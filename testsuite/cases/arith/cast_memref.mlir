// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e narrow 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: mlir-interp run %s -e narrow > /dev/null 2>&1; test $? -eq 6
// The same memory seen with other elements. DECISIONS.md A4.
func.func @main() -> (i32, i64) {
  %zero = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  %one = arith.constant 1.0 : f32
  memref.store %one, %m[%zero] : memref<1xf32>
  %bits = arith.bitcast %m : memref<1xf32> to memref<1xi32>
  // CHECK: 1065353216 : i32
  %a = memref.load %bits[%zero] : memref<1xi32>
  memref.dealloc %m : memref<1xf32>
  %n = memref.alloc() : memref<1xindex>
  memref.store %zero, %n[%zero] : memref<1xindex>
  %ints = arith.index_cast %n : memref<1xindex> to memref<1xi64>
  // CHECK-NEXT: 0 : i64
  %b = memref.load %ints[%zero] : memref<1xi64>
  memref.dealloc %n : memref<1xindex>
  return %a, %b : i32, i64
}

func.func @narrow() {
  %n = memref.alloc() : memref<1xindex>
  // NARROW: unsupported
  %ints = arith.index_castui %n : memref<1xindex> to memref<1xi32>
  return
}
