// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e all_negative | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e bits | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e printed | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e asserted | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e two | FileCheck %s --check-prefix=RIGHT
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e between | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e unrelated | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/nsz_many.mlir -e joint | FileCheck %s --check-prefix=JOINT
// Each zero's sign is a choice of its own (P7): of few all signs are gone through, and of many, of
// which a run is hardly ever the one that is asked for, nothing is said of what hangs on them.

// OPEN: not judged: 1 function
// OPEN: 'nsz', to which the sign of a zero means nothing
// RIGHT: {{refines|no counterexample}}
// WRONG: DIFFERS
// JOINT: not judged: 1 function

func.func @all_negative(%x: i1) -> i1 {
  %z = arith.constant -0.0 : f64
  %p = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %x0 = arith.constant true
  %s1 = arith.addf %z, %p fastmath<nsz> : f64
  %r1 = arith.divf %one, %s1 : f64
  %c1 = arith.cmpf olt, %r1, %p : f64
  %x1 = arith.andi %x0, %c1 : i1
  %s2 = arith.addf %z, %p fastmath<nsz> : f64
  %r2 = arith.divf %one, %s2 : f64
  %c2 = arith.cmpf olt, %r2, %p : f64
  %x2 = arith.andi %x1, %c2 : i1
  %s3 = arith.addf %z, %p fastmath<nsz> : f64
  %r3 = arith.divf %one, %s3 : f64
  %c3 = arith.cmpf olt, %r3, %p : f64
  %x3 = arith.andi %x2, %c3 : i1
  %s4 = arith.addf %z, %p fastmath<nsz> : f64
  %r4 = arith.divf %one, %s4 : f64
  %c4 = arith.cmpf olt, %r4, %p : f64
  %x4 = arith.andi %x3, %c4 : i1
  %s5 = arith.addf %z, %p fastmath<nsz> : f64
  %r5 = arith.divf %one, %s5 : f64
  %c5 = arith.cmpf olt, %r5, %p : f64
  %x5 = arith.andi %x4, %c5 : i1
  %s6 = arith.addf %z, %p fastmath<nsz> : f64
  %r6 = arith.divf %one, %s6 : f64
  %c6 = arith.cmpf olt, %r6, %p : f64
  %x6 = arith.andi %x5, %c6 : i1
  %s7 = arith.addf %z, %p fastmath<nsz> : f64
  %r7 = arith.divf %one, %s7 : f64
  %c7 = arith.cmpf olt, %r7, %p : f64
  %x7 = arith.andi %x6, %c7 : i1
  %s8 = arith.addf %z, %p fastmath<nsz> : f64
  %r8 = arith.divf %one, %s8 : f64
  %c8 = arith.cmpf olt, %r8, %p : f64
  %x8 = arith.andi %x7, %c8 : i1
  %s9 = arith.addf %z, %p fastmath<nsz> : f64
  %r9 = arith.divf %one, %s9 : f64
  %c9 = arith.cmpf olt, %r9, %p : f64
  %x9 = arith.andi %x8, %c9 : i1
  %s10 = arith.addf %z, %p fastmath<nsz> : f64
  %r10 = arith.divf %one, %s10 : f64
  %c10 = arith.cmpf olt, %r10, %p : f64
  %x10 = arith.andi %x9, %c10 : i1
  %s11 = arith.addf %z, %p fastmath<nsz> : f64
  %r11 = arith.divf %one, %s11 : f64
  %c11 = arith.cmpf olt, %r11, %p : f64
  %x11 = arith.andi %x10, %c11 : i1
  %s12 = arith.addf %z, %p fastmath<nsz> : f64
  %r12 = arith.divf %one, %s12 : f64
  %c12 = arith.cmpf olt, %r12, %p : f64
  %x12 = arith.andi %x11, %c12 : i1
  return %x12 : i1
}

// A loop, the sign's bit itself, products.
func.func @bits(%x: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %n = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %z = arith.constant 0.0 : f32
  %m = scf.for %i = %c0 to %c20 step %c1 iter_args(%a = %n) -> i32 {
    %p = arith.mulf %z, %z fastmath<nsz> : f32
    %b = arith.bitcast %p : f32 to i32
    %d = arith.shli %a, %one : i32
    %top = arith.constant 31 : i32
    %s = arith.shrui %b, %top : i32
    %e = arith.ori %d, %s : i32
    scf.yield %e : i32
  }
  return %m : i32
}

func.func @printed(%x: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 16 : index
  %true = arith.constant true
  %all = scf.for %i = %c0 to %count step %c1 iter_args(%before = %true) -> i1 {
    %z = arith.constant 0.0 : f32
    %s = arith.addf %z, %z fastmath<nsz> : f32
    %b = arith.bitcast %s : f32 to i32
    %n = arith.constant 0 : i32
    %c = arith.cmpi slt, %b, %n : i32
    %and = arith.andi %before, %c : i1
    scf.yield %and : i1
  }
  vector.print %all : i1
  return
}

func.func @asserted(%x: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 16 : index
  %true = arith.constant true
  %all = scf.for %i = %c0 to %count step %c1 iter_args(%before = %true) -> i1 {
    %z = arith.constant 0.0 : f32
    %s = arith.addf %z, %z fastmath<nsz> : f32
    %b = arith.bitcast %s : f32 to i32
    %n = arith.constant 0 : i32
    %c = arith.cmpi slt, %b, %n : i32
    %and = arith.andi %before, %c : i1
    scf.yield %and : i1
  }
  %no = arith.xori %all, %true : i1
  cf.assert %no, "all signs are set"
  return
}

func.func @two(%x: i1) -> i1 {
  %z = arith.constant -0.0 : f64
  %p = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %x0 = arith.constant true
  %s1 = arith.addf %z, %p fastmath<nsz> : f64
  %r1 = arith.divf %one, %s1 : f64
  %c1 = arith.cmpf olt, %r1, %p : f64
  %x1 = arith.andi %x0, %c1 : i1
  %s2 = arith.addf %z, %p fastmath<nsz> : f64
  %r2 = arith.divf %one, %s2 : f64
  %c2 = arith.cmpf olt, %r2, %p : f64
  %x2 = arith.andi %x1, %c2 : i1
  return %x2 : i1
}

// One sign gives 1.0, the other 2.0, and neither 1.5.
func.func @between(%x: i1) -> f32 {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %s = arith.addf %z, %z fastmath<nsz> : f32
  %q = arith.divf %one, %s : f32
  %c = arith.cmpf olt, %q, %z : f32
  %r = arith.select %c, %one, %two : f32
  return %r : f32
}

// What no zero has a say in stays exact.
func.func @unrelated(%x: i1) -> (vector<12xf64>, i1) {
  %z = arith.constant dense<-0.0> : vector<12xf64>
  %s = arith.addf %z, %z fastmath<nsz> : vector<12xf64>
  return %s, %x : vector<12xf64>, i1
}

// One zero has one sign, whoever looks at it.
func.func @joint(%x: i1) -> (i32, i32) {
  %z = arith.constant 0.0 : f32
  %s = arith.addf %z, %z fastmath<nsz> : f32
  %b = arith.bitcast %s : f32 to i32
  return %b, %b : i32, i32
}
