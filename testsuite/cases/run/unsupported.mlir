// RUN: not mlir-interp run %s --allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: mlir-interp run %s --allow-unregistered-dialect 2> /dev/null; test $? -eq 6
// RUN: mlir-interp run %s -e unreached --allow-unregistered-dialect | FileCheck %s --check-prefix=FINE
// An operation without meaning is a matter only where it is reached.
func.func @main() {
  // CHECK: unsupported.mlir:[[# @LINE + 1]]:3: error: unsupported: 'strange.op': the operation has no meaning here
  "strange.op"() : () -> ()
  return
}

func.func @unreached() -> i1 {
  %true = arith.constant true
  cf.cond_br %true, ^good, ^bad
^good:
  // FINE: true : i1
  return %true : i1
^bad:
  %x = "strange.op"() : () -> i1
  return %x : i1
}
