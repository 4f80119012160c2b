// Where nobody knows what changes nothing it has to be written.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func @f(%n: index) {
  // CHECK: :[[@LINE+1]]:3: error: custom op 'scf.parallel' has no `init`, and the number that its reduction #0 begins with is not known
  loop.parallel (%i) = (%n) to (%n) step (%n) {
    loop.reduce(%i) {
    ^bb0(%a: index, %b: index):
      %s = subi %a, %b : index
      loop.reduce.return %s : index
    } : index
  }
  return
}
