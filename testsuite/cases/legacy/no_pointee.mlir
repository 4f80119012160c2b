// A pointer of today does not say what is loaded; what another one said does not count.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%p: !llvm.ptr<i32>) {
  // CHECK: :[[@LINE+1]]:23: error: custom op 'llvm.load' expected the type of the value, or a pointer that says it
  %r = llvm.load %p : !llvm.ptr
  return
}
