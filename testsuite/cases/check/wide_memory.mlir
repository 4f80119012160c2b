// RUN: mlir-interp check %s --via=llvm,mlir -O0 -O2 --inputs 20 | FileCheck %s
// Upstream's translation is told how large integers of more than 64 bits are where the code runs:
// 16 bytes for i65 to i128, 32 for i129 to i256.

memref.global "private" @sevens : memref<3xi72> = dense<7>

// CHECK: @argument: 20 inputs: all equal
func.func @argument(%m: memref<3xi72>) -> i72 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c0] : memref<3xi72>
  memref.store %v, %m[%c1] : memref<3xi72>
  return %v : i72
}

// CHECK: @copied: 20 inputs: all equal
func.func @copied(%a: memref<4x4xi200>, %b: memref<2x2xi200>) {
  %s = memref.subview %a[1, 1] [2, 2] [1, 2] : memref<4x4xi200> to memref<2x2xi200, strided<[4, 2], offset: 5>>
  memref.copy %b, %s : memref<2x2xi200> to memref<2x2xi200, strided<[4, 2], offset: 5>>
  return
}

// CHECK: @global: 1 input: all equal
func.func @global() -> i72 {
  %c2 = arith.constant 2 : index
  %m = memref.get_global @sevens : memref<3xi72>
  %v = memref.load %m[%c2] : memref<3xi72>
  return %v : i72
}

// CHECK: @allocated: 20 inputs: all equal
func.func @allocated(%a: i65) -> memref<3xi65> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<3xi65>
  memref.store %a, %m[%c0] : memref<3xi65>
  memref.store %a, %m[%c1] : memref<3xi65>
  memref.store %a, %m[%c2] : memref<3xi65>
  return %m : memref<3xi65>
}

// CHECK: @stack: 20 inputs: all equal
func.func @stack(%a: i129, %b: i129) -> i129 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xi129>
  memref.store %a, %m[%c1] : memref<3xi129>
  memref.store %b, %m[%c2] : memref<3xi129>
  %v = memref.load %m[%c1] : memref<3xi129>
  return %v : i129
}

// A vector of elements that are smaller than their room in memory is packed by LLVM, whatever their
// size.
// CHECK: @padded: 20 inputs; llvm -O0, llvm -O2: all equal; mlir -O0, mlir -O2: {{.*}}20 known to differ
func.func @padded(%m: memref<8xi24>) -> vector<4xi24> {
  %v = affine.vector_load %m[0] : memref<8xi24>, vector<4xi24>
  affine.vector_store %v, %m[4] : memref<8xi24>, vector<4xi24>
  return %v : vector<4xi24>
}

// CHECK: @padded_wide: 20 inputs; llvm -O0, llvm -O2: all equal; mlir -O0, mlir -O2: {{.*}}20 known to differ
func.func @padded_wide(%m: memref<8xi72>) -> vector<4xi72> {
  %v = affine.vector_load %m[0] : memref<8xi72>, vector<4xi72>
  affine.vector_store %v, %m[4] : memref<8xi72>, vector<4xi72>
  return %v : vector<4xi72>
}

// CHECK: @padded_float: 20 inputs; llvm -O0, llvm -O2: {{.*}}; mlir -O0, mlir -O2: {{.*}} known to differ
func.func @padded_float(%m: memref<8xf80>) -> vector<4xf80> {
  %v = affine.vector_load %m[0] : memref<8xf80>, vector<4xf80>
  affine.vector_store %v, %m[4] : memref<8xf80>, vector<4xf80>
  return %v : vector<4xf80>
}
// CHECK-NOT: DIFFERENT
