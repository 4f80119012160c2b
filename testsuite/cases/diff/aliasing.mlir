// RUN: not mlir-interp diff %s --with=%S/Inputs/aliasing.mlir --entry=hoisted | FileCheck %s --check-prefix=HOISTED
// RUN: not mlir-interp diff %s --with=%S/Inputs/aliasing.mlir --entry=third | FileCheck %s --check-prefix=THIRD
// RUN: mlir-interp diff %s --with=%S/Inputs/aliasing.mlir --entry=promised | FileCheck %s --check-prefix=HOLDS
// RUN: mlir-interp diff %s --with=%S/Inputs/aliasing.mlir --entry=distinct | FileCheck %s --check-prefix=HOLDS
// RUN: mlir-interp diff %s --with=%S/Inputs/aliasing.mlir --entry=right | FileCheck %s --check-prefix=HOLDS
// RUN: mlir-interp run %s -e hoisted --args='dense<5> : tensor<3xi32>, %arg0' | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp run %s -e hoisted --via=llvm --args='dense<5> : tensor<3xi32>, %arg0' | FileCheck %s --check-prefix=SAME
// RUN: not mlir-interp run %s -e hoisted --args='dense<5> : tensor<3xi32>, %arg1' 2>&1 | FileCheck %s --check-prefix=LATER
// Two arguments may be the same memory, unless one is noalias (M13).

// HOISTED: wrong {{memory|result}} in @hoisted
// HOISTED: input --entry=hoisted --args='dense<{{.*}}, %arg0'
// HOISTED-NEXT: %from and %to are the same memory
// HOISTED: run {{.*}} -e hoisted --args='dense<{{.*}}, %arg0'
// SAME: {{^}}10 : i32
// SAME-NEXT: %arg0 = dense<[10, 5, 5]>
// SAME-NEXT: %arg1 = dense<[10, 5, 5]>
// LATER: argument 1 of @hoisted: there is no argument %arg1 of type 'memref<?xi32>' before it
func.func @hoisted(%from: memref<?xi32>, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  %r = memref.load %from[%c0] : memref<?xi32>
  return %r : i32
}

// THIRD: %{{a|arg0|c}} and %{{c|b}} are the same memory
func.func @third(%a: memref<2xf32>, %n: f32, %b: memref<3xf32>, %c: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  memref.store %n, %a[%c0] : memref<2xf32>
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %c[%c0] : memref<2xf32>
  %r = memref.load %a[%c0] : memref<2xf32>
  return %r : f32
}

// HOLDS: no counterexample in
func.func @promised(%from: memref<?xi32> {llvm.noalias}, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  %r = memref.load %from[%c0] : memref<?xi32>
  return %r : i32
}

func.func @distinct(%x: memref<?xi32>, %y: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %from, %to = memref.distinct_objects %x, %y : memref<?xi32>, memref<?xi32>
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  %r = memref.load %from[%c0] : memref<?xi32>
  return %r : i32
}

// The two loads have nothing between them.
func.func @right(%from: memref<?xi32>, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = memref.load %from[%c0] : memref<?xi32>
  memref.store %w, %to[%c0] : memref<?xi32>
  return %v : i32
}
