// RUN: mlir-interp run %s | FileCheck %s
// Wider: sign-extended; narrower: the low bits.
func.func @main() -> (index, i8, i65, i1) {
  %a = arith.constant -1 : i8
  %i = index.constant 300
  %m = index.constant -1
  %p = ub.poison : index
  // CHECK: -1 : index
  %wide = index.casts %a : i8 to index
  // CHECK-NEXT: 44 : i8
  %narrow = index.casts %i : index to i8
  // CHECK-NEXT: -1 : i65
  %wider = index.casts %m : index to i65
  // CHECK-NEXT: poison : i1
  %poisoned = index.casts %p : index to i1
  return %wide, %narrow, %wider, %poisoned : index, i8, i65, i1
}
