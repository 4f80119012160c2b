// RUN: mlir-interp diff %s --lowering=llvm --index-bitwidth=32 --json | FileCheck %s
// RUN: mlir-interp diff %s --lowering=llvm --json | FileCheck %s --check-prefix=WIDE
// RUN: mlir-interp diff --help | FileCheck %s --check-prefix=HELP
// The passes that take the width of index are given it; which passes they are stands in the help.
func.func @sum(%m: memref<?xi32>, %n: index) -> index {
  %zero = arith.constant 0 : index
  %size = memref.dim %m, %zero : memref<?xi32>
  %product = arith.muli %n, %n : index
  %sum = index.add %product, %size
  return %sum : index
}

// CHECK: "pass": "finalize-memref-to-llvm{index-bitwidth=32}"
// CHECK: "pass": "convert-index-to-llvm{index-bitwidth=32}"
// CHECK: "pass": "convert-arith-to-llvm{index-bitwidth=32}"
// CHECK: "pass": "convert-func-to-llvm{index-bitwidth=32}"
// CHECK-NOT: "verdict": "not judged"
// WIDE: "pass": "convert-arith-to-llvm"
// WIDE-NOT: "verdict": "not judged"
// HELP: the passes of --lowering=llvm
// HELP-NEXT: convert-elementwise-to-linalg,
// HELP: reconcile-unrealized-casts{{$}}
