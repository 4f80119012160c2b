// RUN: mlir-interp print --legacy %s | FileCheck %s
// RUN: mlir-interp run --legacy %s | FileCheck %s --check-prefix=SUM
// The type of what is reduced stood in front of the region, until it went into the parentheses.
func @main() -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c4 = constant 4 : index
  %z = constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%z) -> i32 {
    %v = index_cast %i : index to i32
    // CHECK: scf.reduce(%{{.*}} : i32) {
    scf.reduce(%v) : i32 {
    ^bb0(%x: i32, %y: i32):
      %s = addi %x, %y : i32
      scf.reduce.return %s : i32
    }
    scf.yield
  }
  return %r : i32
}
// SUM: 6 : i32
