// RUN: mlir-interp run %s | FileCheck %s
// affine.apply: dimensions, symbols, floordiv, ceildiv and mod of negative numbers, several at once.
func.func @print(%x: index) {
  %i = arith.index_cast %x : index to i64
  vector.print %i : i64
  return
}

func.func @main() -> index {
  %c3 = arith.constant 3 : index
  %cm7 = arith.constant -7 : index
  %big = arith.constant 4611686018427387904 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0 + 5)>(%c3)[%cm7]
  // CHECK: -16
  call @print(%0) : (index) -> ()
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%cm7)
  // CHECK-NEXT: -4
  call @print(%1) : (index) -> ()
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 2)>(%cm7)
  // CHECK-NEXT: -3
  call @print(%2) : (index) -> ()
  %3 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%cm7)
  // CHECK-NEXT: 1
  call @print(%3) : (index) -> ()
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0 - 1)>(%cm7)[%c3]
  // CHECK-NEXT: 1
  call @print(%4) : (index) -> ()
  %5 = affine.apply affine_map<() -> (42)>()
  // CHECK-NEXT: 42
  call @print(%5) : (index) -> ()
  // CHECK-NEXT: poison : index
  %6 = affine.apply affine_map<(d0) -> (d0 * 2)>(%big)
  return %6 : index
}
