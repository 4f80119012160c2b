// RUN: mlir-interp run %s | FileCheck %s
// RUN: for seed in 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed $seed; done | sort -u | FileCheck %s --check-prefix=OTHER
// A reduction that is neither associative nor commutative has several results (DECISIONS S7). In
// program order it is ((((100 - 0) - 1) - 2) - 3).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant 100 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%init) -> i32 {
    %x = arith.index_cast %i : index to i32
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.subi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  // CHECK: 94
  // OTHER-COUNT-3: {{[0-9]+}}
  vector.print %r : i32
  return
}
