// RUN: mlir-interp run %s --max-memory=1000 | FileCheck %s
// What is freed can be allocated again; a cast, a base buffer and an empty memref are freed as well.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %m = memref.alloc() : memref<100xi64>
    %cast = memref.cast %m : memref<100xi64> to memref<*xi64>
    memref.dealloc %cast : memref<*xi64>
    %n = memref.alloc(%c0) : memref<?xi64>
    %base, %offset, %size, %stride = memref.extract_strided_metadata %n
        : memref<?xi64> -> memref<i64>, index, index, index
    memref.dealloc %base : memref<i64>
  }
  // CHECK: 100
  vector.print %c100 : index
  return
}
