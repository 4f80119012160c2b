// RUN: not mlir-interp run --claims %s 2>&1 | FileCheck %s
// The result of a reduction, of which LLVM 22.1.8 says that it is never computed.
// CHECK: error: a claim is broken: int-range-optimizations says that %sum is never computed, and it is 106 : i32
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant 100 : i32
  %sum = scf.parallel (%k) = (%c0) to (%c4) step (%c1) init (%init) -> i32 {
    %x = arith.index_cast %k : index to i32
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %sum : i32
}
