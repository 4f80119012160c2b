// RUN: echo '@main %x in signed [-3, 2]' > %t.claims
// RUN: echo '@main %x in [0, 3]' >> %t.claims
// RUN: echo '@main %y in signed [-1, 0]' >> %t.claims
// RUN: not mlir-interp run --index-bitwidth=32 --claims-from=%t.claims %s 2>&1 | FileCheck %s
// Bounds of an index hold at every width of it.
// CHECK: says that %x is at least -3 and at most 2, and it is 3 : index
// CHECK-NOT: error
// CHECK: claims: range: 3, 3 of them held against 3 values, 1 broken
func.func @main() -> index {
  %x = arith.constant 3 : index
  %y = arith.constant -1 : index
  return %x : index
}
