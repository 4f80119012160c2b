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
// CHECK-NOT:{{.}}
