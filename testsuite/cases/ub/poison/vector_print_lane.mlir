// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// One lane is enough. DECISIONS.md A2.
func.func @main() {
  %a = arith.constant dense<[1.0, 0x7F800000]> : vector<2xf32>
  %b = arith.negf %a fastmath<ninf> : vector<2xf32>
  // CHECK: vector_print_lane.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'source' is poison
  vector.print %b : vector<2xf32>
  return
}
