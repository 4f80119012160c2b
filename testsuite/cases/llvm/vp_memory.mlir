// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e too_long 2>&1 | FileCheck %s --check-prefix=LONG
// RUN: not mlir-interp run %s -e unaligned 2>&1 | FileCheck %s --check-prefix=UNALIGNED
// RUN: not mlir-interp run %s -e poison_bit 2>&1 | FileCheck %s --check-prefix=BIT
// RUN: not mlir-interp run %s -e narrow 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: mlir-interp run %s -e addresses | FileCheck %s --check-prefix=ADDRESSES
// RUN: mlir-interp run %s -e columns | FileCheck %s --check-prefix=COLUMNS
// Lanes that are off, or from evl on, are neither read nor written, and poison there does not matter.

// CHECK: dense<[1, poison, poison, poison]> : vector<4xi32>
// CHECK-NEXT: dense<[3, 1, poison, poison]> : vector<4xi32>
func.func @main() -> (vector<4xi32>, vector<4xi32>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %back = llvm.mlir.constant(-8 : i64) : i64
  %off = llvm.mlir.poison : i1
  %true = arith.constant true
  %false = arith.constant false
  %mask = vector.from_elements %true, %false, %off, %off : vector<4xi1>
  %both = arith.constant dense<true> : vector<4xi1>
  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %p = llvm.alloca %one x vector<4xi32> : (i32) -> !llvm.ptr
  llvm.store %data, %p : vector<4xi32>, !llvm.ptr
  %a = "llvm.intr.vp.load"(%p, %mask, %two) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  %third = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %b = "llvm.intr.experimental.vp.strided.load"(%third, %back, %both, %two) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi32>
  return %a, %b : vector<4xi32>, vector<4xi32>
}

func.func @too_long() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %mask = arith.constant dense<true> : vector<4xi1>
  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %q = llvm.alloca %one x vector<8xi32> : (i32) -> !llvm.ptr
  // LONG: [[# @LINE + 1]]:3: error: undefined behaviour: evl is 5, above the number of lanes, 4
  "llvm.intr.vp.store"(%data, %q, %mask, %five) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  return
}

// A whole vector's alignment is promised, 16 here; elements that lie apart have their own.
func.func @unaligned() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %mask = arith.constant dense<true> : vector<4xi1>
  %data = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %q = llvm.alloca %one x !llvm.array<2 x vector<4xi32>> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i32
  "llvm.intr.experimental.vp.strided.store"(%data, %p, %eight, %mask, %four) : (vector<4xi32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  // UNALIGNED: [[# @LINE + 1]]:3: error: undefined behaviour: the address {{0x[0-9a-f]+}} is not aligned to 16 bytes
  "llvm.intr.vp.store"(%data, %p, %mask, %four) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  return
}

func.func @poison_bit() -> vector<2xi32> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %mask = llvm.mlir.poison : vector<2xi1>
  %p = llvm.alloca %one x vector<2xi32> : (i32) -> !llvm.ptr
  // BIT: [[# @LINE + 1]]:8: error: undefined behaviour: bit 0 of the mask is poison
  %r = "llvm.intr.vp.load"(%p, %mask, %two) : (!llvm.ptr, vector<2xi1>, i32) -> vector<2xi32>
  return %r : vector<2xi32>
}

func.func @narrow() -> vector<4xi32> {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x vector<4xi32> : (i64) -> !llvm.ptr
  // NARROW: [[# @LINE + 1]]:8: error: undefined behaviour: the stride, 1, is less than the 2 rows of a column
  %r = llvm.intr.matrix.column.major.load %p, <stride = %one> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
  return %r : vector<4xi32>
}

// ADDRESSES: dense<[16, poison, 48, poison]> : vector<4xi64>
func.func @addresses() -> vector<4xi64> {
  %three = llvm.mlir.constant(3 : i32) : i32
  %mask = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %numbers = arith.constant dense<[16, 32, 48, 64]> : vector<4xi64>
  %p = "llvm.intr.vp.inttoptr"(%numbers, %mask, %three) : (vector<4xi64>, vector<4xi1>, i32) -> vector<4x!llvm.ptr>
  %r = "llvm.intr.vp.ptrtoint"(%p, %mask, %three) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  return %r : vector<4xi64>
}

// COLUMNS: dense<[7, 8, 3, 9, 10, 6]> : vector<6xi8>
func.func @columns() -> vector<6xi8> {
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %three x vector<6xi8> : (i64) -> !llvm.ptr
  %data = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi8>
  llvm.store %data, %p : vector<6xi8>, !llvm.ptr
  %new = arith.constant dense<[7, 8, 9, 10]> : vector<4xi8>
  llvm.intr.matrix.column.major.store %new, %p, <stride = %three> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xi8> to !llvm.ptr stride i64
  %r = llvm.load %p : !llvm.ptr -> vector<6xi8>
  return %r : vector<6xi8>
}
