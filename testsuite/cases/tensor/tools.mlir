// RUN: printf 'next\nnext\nprint %%%%t\nnext\nreverse-next\nprint %%%%u\nreverse-next\nprint %%%%t\n' | mlir-interp step %s --args='dense<[5, 6]> : tensor<2xi32>, 1' | FileCheck %s --check-prefix=STEP
// RUN: mlir-interp trace %s --json --args='dense<[5, 6]> : tensor<2xi32>, 1' | FileCheck %s --check-prefix=JSON
// RUN: mlir-interp trace %s --html %t.html --args='dense<[5, 6]> : tensor<2xi32>, 1'
// RUN: grep -q 'u003c.5, 1.' %t.html
// RUN: sed 's/%%u, %%t/%%t, %%t/' %s > %t.mlir
// RUN: not mlir-interp diff %s --with %t.mlir | FileCheck %s --check-prefix=DIFF
// RUN: sed 's/%%u, %%t/%%t, %%u/' %s > %t.mlir
// RUN: mlir-interp diff %s --with %t.mlir | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp check %s > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=CHECK --input-file=%t
// What shows, compares and makes up values does so with tensors of any size.

// STEP: %u = dense<[5, 1]> : tensor<?xi32>
// STEP: %t = dense<[5, 6]> : tensor<?xi32>
// STEP: %r = dense<[10, 7]> : tensor<?xi32>
// STEP: %u = dense<[5, 1]> : tensor<?xi32>
// STEP: %t = dense<[5, 6]> : tensor<?xi32>
// JSON: "name": "%u", "type": "tensor<?xi32>", "value": "dense<[5, 1]>"
// DIFF: DIFFERS
// DIFF: input --entry=main --args='dense<[0]> : tensor<1xi32>, 0 : index'
// DIFF: where element 0 of result 0
// SAME: no counterexample
// CHECK: not compared (argument 0 of type 'tensor<?xi32>' has no native counterpart in our own lowering; --via=mlir takes upstream's)
func.func @main(%t: tensor<?xi32>, %i: index) -> tensor<?xi32> {
  %c1 = arith.constant 1 : i32
  %u = tensor.insert %c1 into %t[%i] : tensor<?xi32>
  %r = arith.addi %u, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}
