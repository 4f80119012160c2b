// RUN: not mlir-interp diff %s --passes=affine-loop-coalescing --args='-1 : index, -1 : index' --html=%t.html | FileCheck %s
// RUN: grep -o '"end": {"kind": "[a-z]*", "results": "[^"]*"' %t.html | FileCheck %s --check-prefix=ENDS
// What is pure gives poison where it is undefined behind a pass (T3): the page goes on where diff does.

// CHECK: actual {{.*}}1
// ENDS: "end": {"kind": "returned", "results": "0 : index
// ENDS-NEXT: "end": {"kind": "returned", "results": "1 : index
func.func @f(%a: index, %b: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %a step %c1 iter_args(%x = %c0) -> (index) {
    %s = scf.for %j = %c0 to %b step %c1 iter_args(%y = %x) -> (index) {
      %n = arith.addi %y, %c1 : index
      scf.yield %n : index
    }
    scf.yield %s : index
  }
  return %r : index
}
