// RUN: mlir-interp run %s -e choose --args 'true' | FileCheck %s --check-prefix=TRUE
// RUN: mlir-interp run %s -e choose --args 'false' | FileCheck %s --check-prefix=FALSE
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
// Both ways may lead to one block with different arguments; weights mean nothing.
func.func @choose(%c: i1) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  // PRINT: cf.cond_br %arg0 weights([1, 99]), ^bb1(%c10_i32 : i32), ^bb1(%c20_i32 : i32)
  cf.cond_br %c weights([1, 99]), ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  // TRUE: 10 : i32
  // FALSE: 20 : i32
  return %r : i32
}
