// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=MAIN
// RUN: not mlir-interp run %s -e scale 2>&1 | FileCheck %s --check-prefix=ARGS
// RUN: not mlir-interp run %s -e low 2>&1 | FileCheck %s --check-prefix=LLVM
// RUN: not mlir-interp run %s -e calls --args=3 2>&1 | FileCheck %s --check-prefix=STUBS
// RUN: not mlir-interp check %s -e none 2>&1 | FileCheck %s --check-prefix=CHECK
// RUN: not mlir-interp diff %s -e none --passes=cse 2>&1 | FileCheck %s --check-prefix=CHECK
// What is offered runs.
// RUN: mlir-interp run %s -e scale --args='dense<1.5> : tensor<4x2xf32>, 1.5, true, dense<3>'
// Where the entry is not there, the functions that are, and a command line that runs one.
// MAIN: error: there is no function @main to run in {{.*}}candidates.mlir (--entry)
// MAIN: note: it has @scale : (memref<?x2xf32>, f32, i1, vector<2xi8>) -> (); @calls : (i32) -> i32; @low : !llvm.func<void (...)>
// MAIN: note: for example: {{.*}}mlir-interp run {{.*}}candidates.mlir -e scale --args='dense<1.5> : tensor<4x2xf32>, 1.5, true, dense<3>'
// ARGS: error: @scale takes 4 arguments, (memref<?x2xf32>, f32, i1, vector<2xi8>); give them with --args
// ARGS-NOT: see current operation
// ARGS: note: for example: {{.*}}mlir-interp run {{.*}} -e scale --args='dense<1.5> : tensor<4x2xf32>, 1.5, true, dense<3>'
// CHECK: error: there is no function @none with a body
// CHECK: note: it has @scale
func.func @scale(%m: memref<?x2xf32>, %f: f32, %b: i1, %v: vector<2xi8>) {
  return
}

// STUBS: unsupported: 'func.call': the function @unknown has no body and is none of those built in (--stubs=0 lets it return made-up values)
func.func private @unknown(i32) -> i32
func.func @calls(%a: i32) -> i32 {
  %r = call @unknown(%a) : (i32) -> i32
  return %r : i32
}

// LLVM: error: unsupported: @low is an 'llvm.func': mlir-interp does not execute it yet
llvm.func @low(...) {
  llvm.return
}
