// RUN: mlir-interp verify %s
// RUN: mlir-opt %s
// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// RUN: not mlir-interp run %s -e dot 2>&1 | FileCheck %s --check-prefix=DOT
// RUN: not mlir-interp run %s -e sums 2>&1 | FileCheck %s --check-prefix=SUMS

// Upstream counts the lanes of scalable vectors as if they were fixed: what works lane by lane has a meaning there,
// what adds neighbours has none.

// CHECK: ( 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5 )
// CHECK: ( 49, 49, 49, 49 )
func.func @main() {
  %x = arith.constant dense<4.0> : vector<[8]xf32>
  %root = x86vector.avx.rsqrt %x : vector<[8]xf32>
  vector.print %root : vector<[8]xf32>
  %i = arith.constant dense<7> : vector<[4]xi8>
  %square = arm_neon.intr.smull %i, %i : vector<[4]xi8> to vector<[4]xi16>
  vector.print %square : vector<[4]xi16>
  return
}

// DOT: error: unsupported: 'x86vector.avx.intr.dot': it has no meaning for values of these types together
func.func @dot() {
  %x = arith.constant dense<4.0> : vector<[8]xf32>
  %r = x86vector.avx.intr.dot %x, %x : vector<[8]xf32>
  return
}

// SUMS: error: unsupported: 'arm_neon.intr.sdot': it has no meaning for values of these types together
func.func @sums() {
  %b = arith.constant dense<1> : vector<[16]xi8>
  %a = arith.constant dense<0> : vector<4xi32>
  %r = arm_neon.intr.sdot %a, %b, %b : vector<[16]xi8>, vector<[16]xi8> to vector<4xi32>
  return
}
