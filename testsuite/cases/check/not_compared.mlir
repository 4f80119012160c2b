// RUN: not mlir-interp check %s | FileCheck %s
// RUN: mlir-interp check %s > /dev/null; test $? -eq 6
// RUN: mlir-interp check %s --entry small > /dev/null; test $? -eq 6
// A function without native counterpart is not compared, and costs the others nothing.

// CHECK: @small: llvm -O2: not compared ({{.*}}f8E5M2
func.func @small(%a: f8E5M2) -> f8E5M2 {
  %0 = arith.negf %a : f8E5M2
  return %0 : f8E5M2
}

// CHECK: @handed: not compared: no value can be made up for argument 0 of type '() -> ()'
func.func @handed(%f: () -> ()) {
  return
}

func.func private @elsewhere() -> i32

// CHECK: @external: {{.*}}not compared
func.func @external() -> i32 {
  %0 = func.call @elsewhere() : () -> i32
  return %0 : i32
}

// CHECK: @good: 4096 inputs: all equal
func.func @good(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: 4 functions (3 not compared), 4096 inputs
