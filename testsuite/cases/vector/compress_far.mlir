// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// How many elements are left behind the index is asked only where it is none of those before all.
// CHECK: error: undefined behaviour: index -9223372036854775808 is out of bounds: dimension 0 has size 3
func.func @main() {
  %m = memref.alloc() : memref<3xi32>
  %i = arith.constant -9223372036854775808 : index
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  vector.compressstore %m[%i], %mask, %v : memref<3xi32>, vector<2xi1>, vector<2xi32>
  return
}
