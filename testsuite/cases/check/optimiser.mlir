// RUN: not mlir-interp check %s --via=mlir -O0 -O2 --inputs=4 | FileCheck %s
// RUN: not mlir-interp check %s --via=mlir -O2 --inputs=4 | FileCheck %s --check-prefix=ALONE
// RUN: not mlir-interp check %s --via=mlir -O2 --inputs=4 --json | FileCheck %s --check-prefix=JSON
// Code that is right without optimisation and wrong with it: the report says so, and asks for the
// code without where it was not asked for. Here it is the program that promises LLVM what does not
// hold: that a function that counts its calls touches no memory.

// CHECK: @f: 4 inputs; mlir -O0: all equal; mlir -O2: 4 DIFFERENT
// CHECK: mlir -O0 agrees with the interpreter: mlir -O2 stands alone
// CHECK: native code agrees with the interpreter at -O0: suspect the optimiser
// ALONE: @f: 4 inputs: 4 DIFFERENT
// ALONE: native code agrees with the interpreter at -O0: suspect the optimiser
// JSON: "optimiser": "native code agrees with the interpreter at -O0
memref.global "private" @count : memref<1xi32> = dense<0>
func.func private @next() -> i32 attributes { passthrough = ["noinline", ["memory", "0"]] } {
  %i = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %m = memref.get_global @count : memref<1xi32>
  %old = memref.load %m[%i] : memref<1xi32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %m[%i] : memref<1xi32>
  return %new : i32
}
func.func @f(%v: i32) -> i32 {
  %a = call @next() : () -> i32
  %b = call @next() : () -> i32
  %c = arith.subi %b, %a : i32
  %r = arith.xori %c, %v : i32
  return %r : i32
}
