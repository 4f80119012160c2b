// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp diff %s --passes=canonicalize

// A loop of two dimensions is a nest: where the outer one has no iterations nobody looks at the step
// of the inner one (S2).
func.func @steps(%upper: index, %step: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%upper) step (%one) {
    scf.parallel (%j) = (%zero) to (%upper) step (%step) {
      vector.print %j : index
    }
  }
  return
}

func.func private @zero() -> index {
  %zero = arith.constant 0 : index
  return %zero : index
}

// CHECK: done
func.func @main() {
  %zero = call @zero() : () -> index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  scf.parallel (%i, %j) = (%one, %zero) to (%one, %two) step (%one, %zero) {
    vector.print %j : index
  }
  scf.forall (%i, %j) = (%one, %zero) to (%one, %two) step (%one, %zero) {
    vector.print %j : index
  }
  vector.print str "done\n"
  return
}
