// RUN: mlir-interp diff %s -e f --opt-cmd "mlir-opt --convert-scf-to-openmp" | FileCheck %s
// RUN: mlir-interp diff %s -e g --opt-cmd "mlir-opt --convert-scf-to-openmp" | FileCheck %s
// RUN: mlir-interp diff %s -e f --opt-cmd "mlir-opt --convert-scf-to-openmp --convert-scf-to-cf --convert-cf-to-llvm --convert-openmp-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts" | FileCheck %s
// RUN: mlir-interp diff %s -e g --opt-cmd "mlir-opt --convert-scf-to-openmp --convert-scf-to-cf --convert-cf-to-llvm --convert-openmp-to-llvm --convert-arith-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts" | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-openmp -o %t.mlir
// RUN: for seed in 0 1 2 3 4 5 6 7; do not mlir-interp run %t.mlir -e wrong --args='dense<1> : memref<8xi32>' --seed=$seed 2>&1 | grep 'a data race: a thread' || exit 1; done
// What upstream makes of scf.parallel means the same, on both levels; a race of it is a race of threads.

// CHECK: no counterexample in {{[0-9]+}} inputs: 1 function

func.func @f(%m: memref<?xi32>, %n: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xi32>
  %z = arith.constant 0 : i32
  %s = scf.parallel (%i) = (%c0) to (%d) step (%c1) init (%z) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %r = arith.addi %a, %b : i32
      scf.reduce.return %r : i32
    }
  }
  return %s : i32
}
func.func @g(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %m[%i] : memref<8xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%i] : memref<8xi32>
  }
  return
}
func.func @wrong(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %x = memref.load %m[%c0] : memref<8xi32>
    memref.store %x, %m[%i] : memref<8xi32>
  }
  return
}
