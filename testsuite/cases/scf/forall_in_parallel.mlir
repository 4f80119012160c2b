// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
func.func @main() {
  // PRINT: scf.forall (%arg0) in (2) {
  // PRINT-NEXT: vector.print %arg0 : index
  // PRINT-NEXT: }
  scf.forall (%i) in (2) {
    // CHECK: 0
    // CHECK-NEXT: 1
    vector.print %i : index
    scf.forall.in_parallel {
    }
  }
  return
}

func.func @slices(%t: tensor<4x8xf32>, %s: tensor<8xf32>) -> tensor<4x8xf32> {
  // PRINT: scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<4x8xf32>) {
  // PRINT-NEXT: scf.forall.in_parallel {
  // PRINT-NEXT: tensor.parallel_insert_slice %arg1 into %arg3[%arg2, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    }
  }
  return %r : tensor<4x8xf32>
}
