// RUN: sed 's/LAYOUT/index = 64/' %s | mlir-interp run - | FileCheck %s
// RUN: sed 's/LAYOUT/"dlti.endianness" = "big"/' %s | mlir-interp run - | FileCheck %s
// RUN: sed 's/LAYOUT/!llvm.ptr = dense<32> : vector<4xi64>/' %s | mlir-interp run - | FileCheck %s
// RUN: sed 's/LAYOUT/i64 = dense<32> : vector<1xi64>, f32 = dense<16> : vector<1xi64>/' %s | mlir-interp run - | FileCheck %s
// What does not look at bytes gives the same under every layout; only that of x86-64 has fast handlers (M34).
module attributes {dlti.dl_spec = #dlti.dl_spec<LAYOUT>} {
  func.func @main() -> (i64, f32, i32, vector<4xi16>, tensor<2x2xi64>, i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 2000 : index
    %zero = arith.constant 0 : i64
    %half = arith.constant 0.5 : f32
    %numbers = memref.alloc() : memref<2000xi64>
    %floats = memref.alloc() : memref<2000xf32>
    %bits = memref.alloc() : memref<2000xi1>
    scf.for %i = %c0 to %n step %c1 {
      %a = arith.index_cast %i : index to i64
      %b = arith.muli %a, %a : i64
      memref.store %b, %numbers[%i] : memref<2000xi64>
      %c = arith.sitofp %a : i64 to f32
      %d = arith.mulf %c, %half : f32
      memref.store %d, %floats[%i] : memref<2000xf32>
      %e = arith.trunci %b : i64 to i1
      memref.store %e, %bits[%i] : memref<2000xi1>
    }
    %start = arith.constant 0.0 : f32
    %false = arith.constant false
    %sum:3 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero, %t = %start, %u = %false) -> (i64, f32, i1) {
      %a = memref.load %numbers[%i] : memref<2000xi64>
      %b = memref.load %floats[%i] : memref<2000xf32>
      %c = memref.load %bits[%i] : memref<2000xi1>
      %d = arith.addi %s, %a : i64
      %e = arith.addf %t, %b : f32
      %f = arith.xori %u, %c : i1
      scf.yield %d, %e, %f : i64, f32, i1
    }
    %four = llvm.mlir.constant(4 : i32) : i32
    %table = llvm.alloca %four x !llvm.ptr : (i32) -> !llvm.ptr
    %cell = llvm.alloca %four x i32 : (i32) -> !llvm.ptr
    %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %four) -> (i32) {
      %at = arith.index_cast %i : index to i64
      %mask = arith.constant 3 : i64
      %slot = arith.andi %at, %mask : i64
      %p = llvm.getelementptr %table[%slot] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
      %q = llvm.getelementptr %cell[%slot] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      llvm.store %q, %p : !llvm.ptr, !llvm.ptr
      llvm.store %s, %q : i32, !llvm.ptr
      %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
      %v = llvm.load %r : !llvm.ptr -> i32
      %w = arith.addi %v, %four : i32
      scf.yield %w : i32
    }
    %lanes = memref.alloca() : memref<vector<4xi16>>
    %v = arith.constant dense<[1, -2, 3, -4]> : vector<4xi16>
    memref.store %v, %lanes[] : memref<vector<4xi16>>
    %w = memref.load %lanes[] : memref<vector<4xi16>>
    %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
    %x = arith.muli %t, %t : tensor<2x2xi64>
    memref.dealloc %numbers : memref<2000xi64>
    memref.dealloc %floats : memref<2000xf32>
    memref.dealloc %bits : memref<2000xi1>
    // CHECK: {{^}}2664667000 : i64
    // CHECK-NEXT: {{^}}9.995000e+05 : f32
    // CHECK-NEXT: {{^}}8004 : i32
    // CHECK-NEXT: {{^}}dense<[1, -2, 3, -4]> : vector<4xi16>
    // CHECK-NEXT: {{^}}dense<{{\[}}[1, 4], [9, 16]]> : tensor<2x2xi64>
    // CHECK-NEXT: {{^}}false
    return %sum#0, %sum#1, %last, %w, %x, %sum#2 : i64, f32, i32, vector<4xi16>, tensor<2x2xi64>, i1
  }
}
