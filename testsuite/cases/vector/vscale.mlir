// RUN: mlir-interp run %s --vscale=1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s --vscale=2 | FileCheck %s --check-prefix=TWO
// Scalable dimensions have so many times their size: masks and transfers go along all of it.
memref.global @m : memref<8xi32> = dense<[0, 1, 2, 3, 4, 5, 6, 7]>
func.func @main() -> (index, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi32>, vector<[2]xi32>) {
  // ONE: {{^}}1 : index
  // TWO: {{^}}2 : index
  %vscale = vector.vscale
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %p = arith.constant -1 : i32
  %m = memref.get_global @m : memref<8xi32>
  // ONE-NEXT: dense<[true, false]> : vector<[2]xi1>
  // TWO-NEXT: dense<[true, true, false, false]> : vector<[2]xi1>
  %0 = vector.create_mask %vscale : vector<[2]xi1>
  // ONE-NEXT: dense<true> : vector<[2]xi1>
  // TWO-NEXT: dense<true> : vector<[2]xi1>
  %1 = vector.constant_mask [2] : vector<[2]xi1>
  // ONE-NEXT: dense<[1, 2]> : vector<[2]xi32>
  // TWO-NEXT: dense<[1, 2, 3, 4]> : vector<[2]xi32>
  %2 = vector.load %m[%c1] : memref<8xi32>, vector<[2]xi32>
  // ONE-NEXT: dense<[6, 7]> : vector<[2]xi32>
  // TWO-NEXT: dense<[6, 7, -1, -1]> : vector<[2]xi32>
  %3 = vector.transfer_read %m[%c6], %p, %1 : memref<8xi32>, vector<[2]xi32>
  return %vscale, %0, %1, %2, %3 : index, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi32>, vector<[2]xi32>
}
