// Reductions that stand apart become one at the end. DECISIONS.md O7.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: mlir-interp print --legacy %s | mlir-opt | FileCheck %s --check-prefix=TODAY
// CHECK: 6 : index
// CHECK-NEXT: 3 : index
func @main() -> (index, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  // TODAY: scf.parallel
  %r:2 = loop.parallel (%i) = (%c0) to (%c4) step (%c1) init (%c0, %c0) -> (index, index) {
    loop.reduce(%i) {
    ^bb0(%a: index, %b: index):
      %s = addi %a, %b : index
      loop.reduce.return %s : index
    } : index
    // TODAY: arith.remui
    %odd = remi_unsigned %i, %c4 : index
    // TODAY: scf.reduce(%{{.*}}, %{{.*}} : index, index) {
    loop.reduce(%odd) {
    ^bb0(%a: index, %b: index):
      %s = or %a, %b : index
      loop.reduce.return %s : index
    } : index
    loop.yield
  }
  return %r#0, %r#1 : index, index
}
