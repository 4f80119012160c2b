// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 5 {
    // CHECK: 2
    // CHECK-NEXT: 4
    affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, d0 mod 2 == 0)>(%i)[%c3] {
      vector.print %i : index
    }
  }
  affine.for %i = 0 to 4 {
    %x = affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%c3] -> index {
      affine.yield %c3 : index
    } else {
      %y = affine.apply affine_map<(d0) -> (-d0)>(%i)
      affine.yield %y : index
    }
    // CHECK-NEXT: 0
    // CHECK-NEXT: -1
    // CHECK-NEXT: -2
    // CHECK-NEXT: 3
    %s = arith.index_cast %x : index to i64
    vector.print %s : i64
  }
  return
}
