// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e poison_bit 2>&1 | FileCheck %s --check-prefix=BIT
// RUN: not mlir-interp run %s -e poison_address 2>&1 | FileCheck %s --check-prefix=ADDRESS
// RUN: not mlir-interp run %s -e beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: not mlir-interp run %s -e unaligned 2>&1 | FileCheck %s --check-prefix=UNALIGNED
// RUN: mlir-interp run %s -e narrow | FileCheck %s --check-prefix=NARROW
// Lanes that are off are neither read nor written: what is not there does not matter.

// CHECK: dense<[1, 12, 3, 14]> : vector<4xi32>
// CHECK-NEXT: dense<[1, 12, 2, 14]> : vector<4xi32>
// CHECK-NEXT: dense<[3, 12, 1, 14]> : vector<4xi32>
// CHECK-NEXT: dense<[11, 2, 13, 4]> : vector<4xi32>
// CHECK-NEXT: dense<[11, 13, 3, 4]> : vector<4xi32>
// CHECK-NEXT: dense<[13, 2, 11, 4]> : vector<4xi32>
func.func @main() -> (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %other = arith.constant dense<[11, 12, 13, 14]> : vector<4xi32>
  %at = arith.constant dense<[2, 1000, 0, -1000]> : vector<4xi32>
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  %ptrs = llvm.getelementptr %p[%at] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i32
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  %a = llvm.intr.masked.load %p, %mask, %other {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %b = "llvm.intr.masked.expandload"(%p, %mask, %other) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  %c = llvm.intr.masked.gather %ptrs, %mask, %other {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.intr.masked.store %other, %p, %mask {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  %d = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  "llvm.intr.masked.compressstore"(%other, %p, %mask) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  %e = llvm.load %p : !llvm.ptr -> vector<4xi32>
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  llvm.intr.masked.scatter %other, %ptrs, %mask {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  %f = llvm.load %p : !llvm.ptr -> vector<4xi32>
  return %a, %b, %c, %d, %e, %f : vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>
}

func.func @poison_bit() -> vector<2xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mask = llvm.mlir.poison : vector<2xi1>
  %p = llvm.alloca %one x vector<2xi32> : (i32) -> !llvm.ptr
  // BIT: [[# @LINE + 1]]:8: error: undefined behaviour: bit 0 of the mask is poison
  %r = llvm.intr.masked.load %p, %mask {alignment = 4 : i32} : (!llvm.ptr, vector<2xi1>) -> vector<2xi32>
  return %r : vector<2xi32>
}

func.func @poison_address() {
  %mask = arith.constant dense<[false, true]> : vector<2xi1>
  %data = arith.constant dense<[1, 2]> : vector<2xi32>
  %ptrs = llvm.mlir.poison : vector<2x!llvm.ptr>
  // ADDRESS: [[# @LINE + 1]]:3: error: undefined behaviour: the address of lane 1 is poison
  llvm.intr.masked.scatter %data, %ptrs, %mask {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into vector<2x!llvm.ptr>
  return
}

func.func @beyond() -> vector<4xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mask = arith.constant dense<[false, true, true, false]> : vector<4xi1>
  %other = arith.constant dense<0> : vector<4xi32>
  %p = llvm.alloca %one x vector<2xi32> : (i32) -> !llvm.ptr
  // BEYOND: [[# @LINE + 1]]:8: error: undefined behaviour: 4 bytes at offset 8 are out of the bounds
  %r = llvm.intr.masked.load %p, %mask, %other {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  return %r : vector<4xi32>
}

func.func @unaligned() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mask = arith.constant dense<[true, true]> : vector<2xi1>
  %data = arith.constant dense<[1, 2]> : vector<2xi32>
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  // UNALIGNED: [[# @LINE + 1]]:3: error: undefined behaviour: the address {{.*}} is not aligned to 4 bytes, as the operation promises
  llvm.intr.masked.store %data, %q, %mask {alignment = 4 : i32} : vector<2xi32>, vector<2xi1> into !llvm.ptr
  return
}

// Lanes of i4 have a byte each: DECISIONS.md M20.
// NARROW: dense<[1, -8, 3, -8]> : vector<4xi4>
func.func @narrow() -> vector<4xi4> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %mask = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %bytes = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %other = arith.constant dense<-8> : vector<4xi4>
  %p = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  llvm.store %bytes, %p : vector<4xi8>, !llvm.ptr
  %r = llvm.intr.masked.load %p, %mask, %other {alignment = 1 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi4>) -> vector<4xi4>
  return %r : vector<4xi4>
}
