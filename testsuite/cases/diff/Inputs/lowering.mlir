// A file as upstream's tests are.
// RUN: mlir-opt %s -convert-scf-to-cf \
// RUN:   --pass-pipeline="builtin.module(func.func(cse),convert-arith-to-llvm{index-bitwidth=64})" | \
// RUN: mlir-opt -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | mlir-runner -e main
func.func @main(%n: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %first = arith.cmpi eq, %n, %zero : i8
  %r = scf.if %first -> i8 {
    scf.yield %zero : i8
  } else {
    %twice = arith.addi %n, %n : i8
    scf.yield %twice : i8
  }
  return %r : i8
}
