func.func @hoisted(%from: memref<?xi32>, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  return %v : i32
}

func.func @third(%a: memref<2xf32>, %n: f32, %b: memref<3xf32>, %c: memref<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  memref.store %n, %a[%c0] : memref<2xf32>
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %c[%c0] : memref<2xf32>
  return %n : f32
}

func.func @promised(%from: memref<?xi32> {llvm.noalias}, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  return %v : i32
}

func.func @distinct(%x: memref<?xi32>, %y: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %from, %to = memref.distinct_objects %x, %y : memref<?xi32>, memref<?xi32>
  %v = memref.load %from[%c0] : memref<?xi32>
  %w = arith.addi %v, %v : i32
  memref.store %w, %to[%c0] : memref<?xi32>
  return %v : i32
}

func.func @right(%from: memref<?xi32>, %to: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %from[%c0] : memref<?xi32>
  memref.store %v, %to[%c0] : memref<?xi32>
  return %v : i32
}
