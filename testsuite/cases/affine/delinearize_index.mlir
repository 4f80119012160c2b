// RUN: mlir-interp run %s | FileCheck %s
// The first index takes what is left: a basis element for it is not used.
func.func @print(%x: index) {
  %i = arith.index_cast %x : index to i64
  vector.print %i : i64
  return
}

func.func @show(%x: index, %n: index) {
  %0:3 = affine.delinearize_index %x into (2, %n, 5) : index, index, index
  call @print(%0#0) : (index) -> ()
  call @print(%0#1) : (index) -> ()
  call @print(%0#2) : (index) -> ()
  return
}

func.func @main() {
  %c3 = arith.constant 3 : index
  %c23 = arith.constant 23 : index
  %c100 = arith.constant 100 : index
  %cm1 = arith.constant -1 : index
  // CHECK: 1
  // CHECK-NEXT: 1
  // CHECK-NEXT: 3
  call @show(%c23, %c3) : (index, index) -> ()
  // CHECK-NEXT: 6
  // CHECK-NEXT: 2
  // CHECK-NEXT: 0
  call @show(%c100, %c3) : (index, index) -> ()
  // CHECK-NEXT: -1
  // CHECK-NEXT: 2
  // CHECK-NEXT: 4
  call @show(%cm1, %c3) : (index, index) -> ()
  %1:2 = affine.delinearize_index %c23 into (5) : index, index
  // CHECK-NEXT: 4
  vector.print %1#0 : index
  // CHECK-NEXT: 3
  vector.print %1#1 : index
  %2 = affine.delinearize_index %c23 into () : index
  // CHECK-NEXT: 23
  vector.print %2 : index
  return
}
