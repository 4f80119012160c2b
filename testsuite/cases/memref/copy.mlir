// RUN: mlir-interp run %s | FileCheck %s
// Copies between layouts and from unranked memrefs; a copy to itself changes nothing (R8).
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>

func.func @show(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      vector.print %x : i32
    }
  }
  return
}

func.func @main() {
  %g = memref.get_global @numbers : memref<2x3xi32>
  // Into columns.
  %m = memref.alloc() : memref<3x2xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<3x2xi32> to memref<2x3xi32, strided<[1, 2]>>
  memref.copy %g, %t : memref<2x3xi32> to memref<2x3xi32, strided<[1, 2]>>
  %d = memref.cast %m : memref<3x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  // CHECK: 1
  // CHECK-NEXT: 4
  // CHECK-NEXT: 2
  // CHECK-NEXT: 5
  // CHECK-NEXT: 3
  // CHECK-NEXT: 6
  call @show(%d) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  // Unranked, and onto itself.
  %u = memref.cast %m : memref<3x2xi32> to memref<*xi32>
  %n = memref.alloc() : memref<3x2xi32>
  memref.copy %u, %n : memref<*xi32> to memref<3x2xi32>
  memref.copy %n, %n : memref<3x2xi32> to memref<3x2xi32>
  // One column onto the other: they interleave, and do not overlap.
  %left = memref.subview %n[0, 0][3, 1][1, 1] : memref<3x2xi32> to memref<3x1xi32, strided<[2, 1]>>
  %right = memref.subview %n[0, 1][3, 1][1, 1] : memref<3x2xi32> to memref<3x1xi32, strided<[2, 1], offset: 1>>
  memref.copy %left, %right : memref<3x1xi32, strided<[2, 1]>> to memref<3x1xi32, strided<[2, 1], offset: 1>>
  %e = memref.cast %n : memref<3x2xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: 1
  // CHECK-NEXT: 1
  // CHECK-NEXT: 2
  // CHECK-NEXT: 2
  // CHECK-NEXT: 3
  // CHECK-NEXT: 3
  call @show(%e) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  return
}
