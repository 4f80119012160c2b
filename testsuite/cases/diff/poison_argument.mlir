// RUN: not mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e selected | FileCheck %s --check-prefix=SELECTED
// RUN: mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e defined | FileCheck %s --check-prefix=DEFINED
// RUN: not mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e branched | FileCheck %s --check-prefix=BRANCHED
// RUN: not mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e used | FileCheck %s --check-prefix=USED
// RUN: mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e dropped | FileCheck %s --check-prefix=DROPPED
// RUN: mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e lanes | FileCheck %s --check-prefix=LANES
// RUN: not mlir-interp diff %s --with=%S/Inputs/poison_argument.mlir -e stored | FileCheck %s --check-prefix=STORED
// RUN: not mlir-interp run %s -e selected --via=llvm --args='false, #ub.poison : i1' 2>&1 | FileCheck %s --check-prefix=NATIVE
// An argument may be poison, unless it is `llvm.noundef` (M14).

// A selection looks at one of two values, 'and' at both.
// SELECTED: DIFFERS {{.*}}poison in @selected
// SELECTED: input {{ *}}--entry=selected --args='false, #ub.poison : i1'
// SELECTED: rule {{ *}}an argument may be poison, unless it is 'llvm.noundef': decision M14
// SELECTED-NEXT: native before {{ *}}(no native code: argument 1 is poison, which native code cannot be given)
// NATIVE: no native code: argument 1 is poison, which native code cannot be given
func.func @selected(%c: i1, %a: i1) -> i1 {
  %false = arith.constant false
  %r = arith.select %c, %a, %false : i1
  return %r : i1
}

// DEFINED: refines: 1 function, all 6 inputs
func.func @defined(%c: i1, %a: i1 {llvm.noundef}) -> i1 {
  %false = arith.constant false
  %r = arith.select %c, %a, %false : i1
  return %r : i1
}

// BRANCHED: DIFFERS {{.*}}undefined behaviour in @branched
// BRANCHED: --args='#ub.poison : i1
func.func @branched(%c: i1, %a: f64, %b: f64) -> f64 {
  %r = arith.select %c, %a, %b : f64
  return %r : f64
}

// USED: DIFFERS {{.*}}poison in @used
// USED: --args='#ub.poison : i64'
func.func @used(%a: i64) -> i64 {
  %zero = arith.constant 0 : i64
  return %zero : i64
}

// The other way around it is right.
// DROPPED: no counterexample in 1000 inputs
func.func @dropped(%a: i64) -> i64 {
  %zero = arith.subi %a, %a : i64
  return %zero : i64
}

// Of lanes that are poison one by one nothing was tried.
// LANES: no counterexample in 17 inputs
func.func @lanes(%v: vector<4xi1>) -> vector<4xi1> {
  return %v : vector<4xi1>
}

// STORED: DIFFERS {{.*}}poison in @stored
func.func @stored(%m: memref<i16>, %a: i16) {
  %zero = arith.constant 0 : i16
  memref.store %zero, %m[] : memref<i16>
  return
}
