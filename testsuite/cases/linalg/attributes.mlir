// Attributes may stand before the operands and behind all; they are written behind.
// RUN: mlir-interp print %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-interp print %s --allow-unregistered-dialect | mlir-interp print - --allow-unregistered-dialect | FileCheck %s

func.func @main(%a: memref<4xi32>, %s: memref<i32>) {
  // CHECK: linalg.map { math.absi } ins(%{{.*}} : memref<4xi32>) outs(%{{.*}} : memref<4xi32>) {x.a = 1 : i32, x.b = 2 : i32}
  linalg.map { math.absi } {x.b = 2 : i32} ins(%a : memref<4xi32>) outs(%a : memref<4xi32>) {x.a = 1 : i32}
  // CHECK: linalg.reduce { arith.addi {overflowFlags = #arith.overflow<none>} } ins(%{{.*}} : memref<4xi32>) outs(%{{.*}} : memref<i32>) dimensions = [0] {x.a}
  linalg.reduce { arith.addi } {x.a} ins(%a : memref<4xi32>) outs(%s : memref<i32>) dimensions = [0]
  // CHECK: linalg.transpose ins(%{{.*}} : memref<4xi32>) outs(%{{.*}} : memref<4xi32>) permutation = [0] {x.a}
  linalg.transpose {x.a} ins(%a : memref<4xi32>) outs(%a : memref<4xi32>) permutation = [0]
  // CHECK: linalg.broadcast ins(%{{.*}} : memref<i32>) outs(%{{.*}} : memref<4xi32>) dimensions = [0] {x.a}
  linalg.broadcast {x.a} ins(%s : memref<i32>) outs(%a : memref<4xi32>) dimensions = [0]
  return
}
