// A module that nobody wrote stands at no line, as upstream has it: bytecode of the text is the same.
// RUN: mlir-interp print --mlir-print-debuginfo %s | FileCheck %s
// RUN: mlir-opt --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s | cmp - %t.mlirbc

// CHECK: func.func private @alone() loc("{{.*}}implicit_module.mlir":[[#@LINE+2]]:1)
// CHECK-NEXT: } loc("{{.*}}implicit_module.mlir":0:0)
func.func private @alone()
