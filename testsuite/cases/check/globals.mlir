// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// Each input finds globals as the module gives them, and what they hold at the end is compared.

memref.global "private" constant @table : memref<4xi32> = dense<[2, 3, 5, 7]>
memref.global @state : memref<2xi32> = dense<[10, 20]>
memref.global @scratch : memref<2xi32> = uninitialized

// CHECK: @count: 4096 inputs: all equal
func.func @count(%a: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @state : memref<2xi32>
  %old = memref.load %m[%c1] : memref<2xi32>
  %new = arith.addi %old, %a : i32
  memref.store %new, %m[%c1] : memref<2xi32>
  return %old : i32
}

// CHECK: @lookup: 4096 inputs, {{[0-9]+}} undefined: {{[0-9]+}} compared, all equal
func.func @lookup(%i: index) -> i32 {
  %m = memref.get_global @table : memref<4xi32>
  %v = memref.load %m[%i] : memref<4xi32>
  %n = memref.get_global @scratch : memref<2xi32>
  %c0 = arith.constant 0 : index
  memref.store %v, %n[%c0] : memref<2xi32>
  return %v : i32
}
