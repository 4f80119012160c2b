// RUN: mlir-interp run %s | FileCheck %s
// Elements of any type a memref can hold: integers of odd widths, floats, complex numbers, vectors,
// memrefs.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i3 = arith.constant -3 : i3
  %odd = memref.alloc() : memref<2x3xi3>
  memref.store %i3, %odd[%c1, %c2] : memref<2x3xi3>
  %l3 = memref.load %odd[%c1, %c2] : memref<2x3xi3>
  %s3 = arith.extsi %l3 : i3 to i32
  // CHECK: -3
  vector.print %s3 : i32

  %wide = memref.alloca() : memref<i128>
  %big = arith.constant -170141183460469231731687303715884105728 : i128
  memref.store %big, %wide[] : memref<i128>
  %l128 = memref.load %wide[] {nontemporal = true} : memref<i128>
  %top = arith.constant 127 : i128
  %bit = arith.shrui %l128, %top : i128
  %one = arith.trunci %bit : i128 to i32
  // CHECK-NEXT: 1
  vector.print %one : i32

  %vectors = memref.alloc() : memref<2xvector<4xf32>>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  memref.store %v, %vectors[%c1] : memref<2xvector<4xf32>>
  %lv = memref.load %vectors[%c1] {alignment = 16} : memref<2xvector<4xf32>>
  // CHECK-NEXT: ( 1, 2, 3, 4 )
  vector.print %lv : vector<4xf32>

  // A memref in a memref is still the same memory.
  %nested = memref.alloc() : memref<2xmemref<2x3xi3>>
  memref.store %odd, %nested[%c0] : memref<2xmemref<2x3xi3>>
  %inner = memref.load %nested[%c0] : memref<2xmemref<2x3xi3>>
  %l3b = memref.load %inner[%c1, %c2] : memref<2x3xi3>
  %s3b = arith.extsi %l3b : i3 to i32
  // CHECK-NEXT: -3
  vector.print %s3b : i32
  return
}
