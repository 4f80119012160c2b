// RUN: mlir-interp run %s | FileCheck %s
// Branches, executed regions and while loops are no allocation scopes: stack memory that memref.alloca
// makes in them lives as long as the function runs.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i32
  %true = arith.constant true
  %m = scf.if %true -> memref<1xi32> {
    %a = memref.alloca() : memref<1xi32>
    memref.store %x, %a[%c0] : memref<1xi32>
    scf.yield %a : memref<1xi32>
  } else {
    %a = memref.alloca() : memref<1xi32>
    scf.yield %a : memref<1xi32>
  }
  %v = memref.load %m[%c0] : memref<1xi32>
  // CHECK: 7
  vector.print %v : i32
  %e = scf.execute_region -> memref<1xi32> {
    %a = memref.alloca() : memref<1xi32>
    memref.store %x, %a[%c0] : memref<1xi32>
    scf.yield %a : memref<1xi32>
  }
  %v1 = memref.load %e[%c0] : memref<1xi32>
  // CHECK-NEXT: 7
  vector.print %v1 : i32
  %w:2 = scf.while (%i = %c0, %k = %m) : (index, memref<1xi32>) -> (index, memref<1xi32>) {
    %c = arith.cmpi slt, %i, %c3 : index
    scf.condition(%c) %i, %k : index, memref<1xi32>
  } do {
  ^bb0(%i: index, %k: memref<1xi32>):
    %y = memref.load %k[%c0] : memref<1xi32>
    %z = arith.addi %y, %y : i32
    %b = memref.alloca() : memref<1xi32>
    memref.store %z, %b[%c0] : memref<1xi32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %b : index, memref<1xi32>
  }
  %q = memref.load %w#1[%c0] : memref<1xi32>
  // CHECK-NEXT: 56
  vector.print %q : i32
  return
}
