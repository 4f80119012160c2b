// RUN: mlir-interp diff --prove --passes=canonicalize %s | FileCheck %s
// What is not translated for the solver is named, and it is told what was run instead.

// CHECK: no counterexample in
// CHECK: @function: not proved: 'math.exp' is outside of what is translated for the solver; sampled 1000 inputs
func.func @function(%a: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = arith.addf %a, %zero : f32
  %1 = math.exp %0 : f32
  return %1 : f32
}

// CHECK: @flags: not proved: 'arith.addf' is outside of what is translated for the solver, by its fast-math flags, of which nnan and ninf alone are translated; sampled {{[0-9]+}} inputs
func.func @flags(%a: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = arith.addf %a, %zero : f32
  %1 = arith.addf %0, %0 fastmath<nsz> : f32
  return %1 : f32
}

// CHECK: @loop: not proved: 'scf.for' is outside of what is translated for the solver
func.func @loop(%a: i32, %n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %0 = scf.for %i = %zero to %n step %one iter_args(%x = %a) -> i32 {
    %1 = arith.addi %x, %none : i32
    %2 = arith.muli %1, %a : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}

// CHECK: @circle: not proved: 'func.func' has a loop, or too many blocks, for the solver
func.func @circle(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : i32
  cf.br ^loop(%a : i32)
^loop(%x: i32):
  %0 = arith.addi %x, %none : i32
  %1 = arith.shrui %0, %one : i32
  %2 = arith.cmpi ne, %1, %none : i32
  cf.cond_br %2, ^loop(%1 : i32), ^end
^end:
  return %1 : i32
}

// CHECK: @memory: not proved: the type 'memref<4xi32>' is outside of what is translated for the solver
func.func @memory(%a: memref<4xi32>, %i: index) -> i32 {
  %none = arith.constant 0 : i32
  %0 = memref.load %a[%i] : memref<4xi32>
  %1 = arith.addi %0, %none : i32
  return %1 : i32
}

// CHECK: @few: for every input: all 17 were run
func.func @few(%a: i4) -> i4 {
  %none = arith.constant 0 : i4
  %0 = arith.addi %a, %none : i4
  %1 = math.absi %0 : i4
  return %1 : i4
}

// CHECK: @same: for every input: nothing is changed
func.func @same(%a: f64) -> f64 {
  %0 = math.exp %a : f64
  return %0 : f64
}

// CHECK: @numbers: for every input: the solver found none that shows a difference
func.func @numbers(%a: f32, %b: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = arith.maxnumf %a, %b : f32
  %1 = arith.addf %0, %zero : f32
  return %1 : f32
}
