// RUN: mlir-interp check %s --args='dense<[1, 2, 3]> : tensor<3xi32>, %arg0' -O0 -O2 | FileCheck %s
// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s --check-prefix=MADE
// RUN: mlir-interp run %s -e swap --via=llvm -O2 --args='dense<[1, 2, 3]> : tensor<3xi32>, %arg0' | FileCheck %s --check-prefix=SHARED
// Arguments that are the same memory are so in native code (M13).

// CHECK: @swap: 1 input: all equal
// MADE: @swap: 4096 inputs{{.*}}all equal
// SHARED: %arg0 = dense<[3, 2, 1]>
// SHARED-NEXT: %arg1 = dense<[3, 2, 1]>
func.func @swap(%a: memref<?xi32>, %b: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %m = memref.dim %b, %c0 : memref<?xi32>
  %same = arith.cmpi eq, %n, %m : index
  scf.if %same {
    scf.for %i = %c0 to %n step %c1 {
      %from_end = arith.subi %n, %i : index
      %j = arith.subi %from_end, %c1 : index
      %first = arith.cmpi slt, %i, %j : index
      scf.if %first {
        %x = memref.load %a[%i] : memref<?xi32>
        %y = memref.load %b[%j] : memref<?xi32>
        memref.store %y, %a[%i] : memref<?xi32>
        memref.store %x, %b[%j] : memref<?xi32>
      }
    }
  }
  return
}
