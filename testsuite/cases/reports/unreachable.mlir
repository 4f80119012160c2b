// RUN: cd %S && not mlir-interp run unreachable.mlir --args false 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// Control reaches what is unreachable.
func.func @main(%c: i1) {
  cf.cond_br %c, ^good, ^bad
^good:
  return
^bad:
  ub.unreachable
}

// CHECK:unreachable.mlir:9:3: error: undefined behaviour: control reached ub.unreachable
// CHECK-NEXT:  ub.unreachable
// CHECK-NEXT:  ^
// CHECK-NEXT:unreachable.mlir:9:3: note: in 'ub.unreachable'
// CHECK-NEXT:unreachable.mlir:4:1: note: in @main, the entry, called with %c = false : i1
// CHECK-NEXT:func.func @main(%c: i1) {
// CHECK-NEXT:^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain ub.unreachable
// CHECK-NOT:{{.}}
