// RUN: mlir-interp check %s | FileCheck %s
// RUN: mlir-interp check %s --strict-init | FileCheck %s --check-prefix=STRICT
// Native code may give anything where an element was never written (M12). Where it is used there is nothing to compare.

// CHECK: @given: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed
// STRICT: @given: 4096 inputs, {{[0-9]+}} undefined: {{[0-9]+}} compared, all equal
func.func @given(%c: i1, %v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK: @copied: 4096 inputs: {{all equal|[0-9]+ equal, [0-9]+ allowed}}{{$}}
// STRICT: @copied: 4096 inputs: {{all equal|[0-9]+ equal, [0-9]+ allowed}}{{$}}
func.func @copied(%v: i32, %to: memref<4xi32>) {
  %m = memref.alloc() : memref<4xi32>
  affine.store %v, %m[1] : memref<4xi32>
  memref.copy %m, %to : memref<4xi32> to memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}

// CHECK: @used: 4096 inputs, {{[0-9]+}} undefined: {{[0-9]+}} compared, all equal
// STRICT: @used: 4096 inputs, {{[0-9]+}} undefined: {{[0-9]+}} compared, all equal
func.func @used(%c: i1, %v: i32) -> i32 {
  %m = memref.alloca() : memref<i1>
  %zero = arith.constant 0 : i32
  scf.if %c {
    memref.store %c, %m[] : memref<i1>
  }
  %b = memref.load %m[] : memref<i1>
  %r = scf.if %b -> i32 {
    scf.yield %v : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}
