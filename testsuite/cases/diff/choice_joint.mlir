// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_joint.mlir --entry=twice | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_joint.mlir --entry=own | FileCheck %s --check-prefix=OWN
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_joint.mlir --entry=memory | FileCheck %s --check-prefix=MEMORY
// RUN: not mlir-interp diff %s --with=%S/Inputs/choice_joint.mlir --entry=printed | FileCheck %s --check-prefix=PRINTED
// RUN: mlir-interp diff %s --with=%S/Inputs/choice_joint.mlir --entry=member | FileCheck %s --check-prefix=MEMBER
// RUN: mlir-interp diff %s --with=%s | FileCheck %s --check-prefix=SELF
// What the target gives has to be what one run of the source gives, as a whole (P6): results, memory
// and output together.

// SELF: no counterexample in {{[0-9]+}} inputs: 5 functions
func.func private @printI64(i64)

func.func private @sign() -> i64 {
  %plus = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %r = arith.minnumf %plus, %minus : f64
  %bits = arith.bitcast %r : f64 to i64
  %shift = arith.constant 63 : i64
  %sign = arith.shrui %bits, %shift : i64
  return %sign : i64
}

// (0, 0) or (1, 1), and never (0, 1).
// TWICE: wrong result in @twice
func.func @twice() -> (i64, i64) {
  %a = func.call @sign() : () -> i64
  return %a, %a : i64, i64
}

// The target chooses twice.
// OWN: wrong result in @own
// OWN: --seed={{[0-9]+}} decides what the target leaves open
func.func @own() -> (i64, i64) {
  %a = func.call @sign() : () -> i64
  return %a, %a : i64, i64
}

// MEMORY: wrong {{result|memory}} in @memory
func.func @memory(%m: memref<1xi64>) -> i64 {
  %zero = arith.constant 0 : index
  %a = func.call @sign() : () -> i64
  memref.store %a, %m[%zero] : memref<1xi64>
  return %a : i64
}

// PRINTED: wrong {{result|output}} in @printed
func.func @printed() -> i64 {
  %a = func.call @sign() : () -> i64
  func.call @printI64(%a) : (i64) -> ()
  return %a : i64
}

// MEMBER: no counterexample in 1000 inputs: 1 function
func.func @member(%m: memref<1xi64>) -> i64 {
  %zero = arith.constant 0 : index
  %a = func.call @sign() : () -> i64
  memref.store %a, %m[%zero] : memref<1xi64>
  func.call @printI64(%a) : (i64) -> ()
  return %a : i64
}
