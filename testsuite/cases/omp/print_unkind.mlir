// RUN: mlir-interp print %s | FileCheck %s
// What a task waits for has no kind: nothing is printed of it, as upstream does.
// CHECK: omp.taskwait depend()
func.func @main(%p: !llvm.ptr) {
  "omp.taskwait"(%p) <{depend_kinds = []}> : (!llvm.ptr) -> ()
  return
}
