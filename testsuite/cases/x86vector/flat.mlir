// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Upstream's verifier counts the lanes of a matrix by its first dimension; the instruction has rows alone.
// CHECK: error: unsupported: 'x86vector.avx512.dot': it has no meaning for values of these types together
func.func @main() -> vector<8x2xf32> {
  %src = arith.constant dense<1.0> : vector<8x2xf32>
  %a = arith.constant dense<1.0> : vector<16xbf16>
  %r = x86vector.avx512.dot %src, %a, %a : vector<16xbf16> -> vector<8x2xf32>
  return %r : vector<8x2xf32>
}
