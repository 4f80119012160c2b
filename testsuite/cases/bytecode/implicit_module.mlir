// A module that nobody wrote stands at no line, as upstream has it: bytecode of the text is the same.
// RUN: mlir-interp print --mlir-print-debuginfo %s | FileCheck %s
// RUN: mlir-opt --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s | cmp - %t.mlirbc

// CHECK: func.func private @alone() loc(#loc1)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("{{.*}}implicit_module.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("{{.*}}implicit_module.mlir":[[#@LINE+1]]:1)
func.func private @alone()
