// RUN: mlir-interp diff %s --passes='func.func(mem2reg)' | FileCheck %s --check-prefix=MEM2REG
// RUN: mlir-interp diff %s --passes='func.func(affine-data-copy-generate{generate-dma=false fast-mem-space=0})' | FileCheck %s
// RUN: mlir-interp diff %s --passes='func.func(affine-data-copy-generate{fast-mem-space=1})' | FileCheck %s
// RUN: not mlir-interp diff %s --with=%S/Inputs/uninitialised.mlir | FileCheck %s --check-prefix=WITH
// What was never written is poison (M12): mem2reg makes ub.poison of it, and passes that copy boxes of memory copy what is not written
// along. Neither is a fault. What a program gives up for such a value is one.

// MEM2REG: uninitialised.mlir: no counterexample in {{[0-9]+}} inputs: 3 functions
// CHECK: uninitialised.mlir: no counterexample in {{[0-9]+}} inputs: 3 functions
// WITH: DIFFERS {{.*}}in @box
// WITH: expected [[VALUE:.*]]
// WITH: actual poison
// WITH: note: the poison was born here: memory was allocated, and what is read of it was never written
// WITH: note: it was read by 'affine.load' here

func.func @maybe(%c: i1, %v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

func.func @never(%v: i32) -> (i32, i32) {
  %m = memref.alloca() : memref<i32>
  %r = memref.load %m[] : memref<i32>
  %s = arith.addi %r, %v : i32
  memref.store %v, %m[] : memref<i32>
  %t = memref.load %m[] : memref<i32>
  return %s, %t : i32, i32
}

func.func @box(%a: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xf32>
    affine.store %v, %m[2 * %i] : memref<16xf32>
  }
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> f32 {
    %v = affine.load %m[2 * %i] : memref<16xf32>
    %t = arith.addf %sum, %v : f32
    affine.yield %t : f32
  }
  memref.dealloc %m : memref<16xf32>
  return %s : f32
}
