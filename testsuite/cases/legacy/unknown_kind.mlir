// A kind that there never was.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%v: vector<3xf32>) {
  // CHECK: :[[@LINE+1]]:8: error: custom op 'vector.reduction' has no 'kind' called 'largest'
  %a = vector.reduction "largest", %v : vector<3xf32> into f32
  return
}
