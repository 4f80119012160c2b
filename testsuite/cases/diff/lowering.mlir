// RUN: mlir-interp diff %S/Inputs/lowering.mlir --lowering=run --json | FileCheck %s --check-prefix=RUN-LINE
// RUN: mlir-interp diff %S/Inputs/lowering.mlir --lowering=llvm | FileCheck %s
// RUN: mlir-interp diff %S/Inputs/lowering.mlir --lowering='mlir-opt %%s -convert-scf-to-cf | mlir-opt -cse | FileCheck' | FileCheck %s
// RUN: not mlir-interp diff %s --lowering=run 2>&1 | FileCheck %s --check-prefix=NO-LINE
// RUN: not mlir-interp diff %s --lowering=down 2>&1 | FileCheck %s --check-prefix=NO-NAME
// RUN: not mlir-interp diff %s --lowering=llvm --passes=cse 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not mlir-interp diff %s --lowering='mlir-opt %{compile} -cse' 2>&1 | FileCheck %s --check-prefix=WORD
// The passes of a lowering: a RUN line's, the file's own or a given one, or those down to the llvm dialect.

// RUN-LINE: "pass": "convert-scf-to-cf"
// RUN-LINE: "pass": "func.func(cse)"
// RUN-LINE: "pass": "convert-arith-to-llvm{index-bitwidth=64}"
// RUN-LINE: "pass": "convert-cf-to-llvm"
// RUN-LINE: "pass": "reconcile-unrealized-casts"
// CHECK: refines: 1 function, all 257 inputs
// NO-LINE: error: --lowering: no RUN line begins with mlir-opt in {{.*}}lowering.mlir
// NO-NAME: error: --lowering: it is llvm, run (the file's own RUN line), or a line that begins with mlir-opt PASSES
// ALONE: error: --lowering stands alone, without other passes, and for one file
// WORD: error: --lowering: this is no flag of mlir-opt: %{compile}
