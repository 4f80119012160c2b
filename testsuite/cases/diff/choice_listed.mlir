// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=bf16 | FileCheck %s --check-prefix=BF16
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=bf16_member | FileCheck %s --check-prefix=MEMBER
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=zeros | FileCheck %s --check-prefix=ZEROS
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=order | FileCheck %s --check-prefix=ORDER
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=order_member | FileCheck %s --check-prefix=REFINES
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=undefined | FileCheck %s --check-prefix=UNDEFINED
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_listed.mlir --entry=poison | FileCheck %s --check-prefix=REFINES
// RUN: mlir-interp diff %s --with=%s | FileCheck %s --check-prefix=REFINES
// Where what is open can be listed, what is not on the list is wrong (P6).

// REFINES: {{: }}{{refines|no counterexample}}

// A bfloat has 128 quiet NaNs.
// BF16: wrong result in @bf16
// BF16: choices all 128 of the source's tried
func.func @bf16(%a: bf16) -> i16 {
  %zero = arith.constant 0.0 : bf16
  %nan = arith.divf %zero, %zero : bf16
  %bits = arith.bitcast %nan : bf16 to i16
  %one = arith.constant 1 : i16
  %bit = arith.andi %bits, %one : i16
  return %bit : i16
}

// MEMBER: no counterexample in 1000 inputs: 1 function (1000 left open by the source)
func.func @bf16_member(%a: bf16) -> i16 {
  %zero = arith.constant 0.0 : bf16
  %nan = arith.divf %zero, %zero : bf16
  %bits = arith.bitcast %nan : bf16 to i16
  %one = arith.constant 1 : i16
  %bit = arith.andi %bits, %one : i16
  return %bit : i16
}

// Of two zeros either is the maximum, and it is one number.
// ZEROS: wrong result in @zeros
// ZEROS: choices all 2 of the source's tried
func.func @zeros() -> f32 {
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %r = arith.maxnumf %plus, %minus : f32
  return %r : f32
}

func.func private @printI64(i64)

// No order begins twice.
// ORDER: wrong output in @order
// ORDER: choices all 6 of the source's tried
func.func @order() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %n = arith.index_cast %i : index to i64
    func.call @printI64(%n) : (i64) -> ()
  }
  return
}

func.func @order_member() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %n = arith.index_cast %i : index to i64
    func.call @printI64(%n) : (i64) -> ()
  }
  return
}

// With one zero, not the first, this is undefined, and so it may be anything.
// UNDEFINED: refines: 1 function, 1 input (1 left open by the source)
func.func @undefined() -> i32 {
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %r = arith.maxnumf %plus, %minus : f32
  %bits = arith.bitcast %r : f32 to i32
  %shift = arith.constant 31 : i32
  %sign = arith.shrui %bits, %shift : i32
  %one = arith.constant 1 : i32
  %plain = arith.subi %one, %sign : i32
  %q = arith.divui %one, %plain : i32
  return %q : i32
}

// With one it is poison.
func.func @poison() -> i32 {
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %r = arith.maxnumf %plus, %minus : f32
  %bits = arith.bitcast %r : f32 to i32
  %most = arith.constant 0x7FFFFFFF : i32
  %sum = arith.addi %bits, %most overflow<nuw> : i32
  %one = arith.constant 1 : i32
  %p = arith.addi %sum, %one overflow<nuw> : i32
  return %p : i32
}
