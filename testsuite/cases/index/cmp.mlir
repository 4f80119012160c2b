// RUN: mlir-interp run %s | FileCheck %s
// Every predicate, on -1 and 2, and the other way round.
func.func @main() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
    i1, i1, i1) {
  %m = index.constant -1
  %c = index.constant 2
  %p = ub.poison : index
  // CHECK: false : i1
  %eq = index.cmp eq(%m, %c)
  // CHECK-NEXT: false : i1
  %eq_turned = index.cmp eq(%c, %m)
  // CHECK-NEXT: true : i1
  %ne = index.cmp ne(%m, %c)
  // CHECK-NEXT: true : i1
  %ne_turned = index.cmp ne(%c, %m)
  // CHECK-NEXT: true : i1
  %slt = index.cmp slt(%m, %c)
  // CHECK-NEXT: false : i1
  %slt_turned = index.cmp slt(%c, %m)
  // CHECK-NEXT: true : i1
  %sle = index.cmp sle(%m, %c)
  // CHECK-NEXT: false : i1
  %sle_turned = index.cmp sle(%c, %m)
  // CHECK-NEXT: false : i1
  %sgt = index.cmp sgt(%m, %c)
  // CHECK-NEXT: true : i1
  %sgt_turned = index.cmp sgt(%c, %m)
  // CHECK-NEXT: false : i1
  %sge = index.cmp sge(%m, %c)
  // CHECK-NEXT: true : i1
  %sge_turned = index.cmp sge(%c, %m)
  // CHECK-NEXT: false : i1
  %ult = index.cmp ult(%m, %c)
  // CHECK-NEXT: true : i1
  %ult_turned = index.cmp ult(%c, %m)
  // CHECK-NEXT: false : i1
  %ule = index.cmp ule(%m, %c)
  // CHECK-NEXT: true : i1
  %ule_turned = index.cmp ule(%c, %m)
  // CHECK-NEXT: true : i1
  %ugt = index.cmp ugt(%m, %c)
  // CHECK-NEXT: false : i1
  %ugt_turned = index.cmp ugt(%c, %m)
  // CHECK-NEXT: true : i1
  %uge = index.cmp uge(%m, %c)
  // CHECK-NEXT: false : i1
  %uge_turned = index.cmp uge(%c, %m)
  // CHECK-NEXT: true : i1
  %same = index.cmp sle(%m, %m)
  // CHECK-NEXT: poison : i1
  %poisoned = index.cmp eq(%p, %p)
  return %eq, %eq_turned, %ne, %ne_turned, %slt, %slt_turned, %sle, %sle_turned, %sgt, %sgt_turned,
      %sge, %sge_turned, %ult, %ult_turned, %ule, %ule_turned, %ugt, %ugt_turned, %uge, %uge_turned,
      %same, %poisoned : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1,
      i1, i1, i1
}
