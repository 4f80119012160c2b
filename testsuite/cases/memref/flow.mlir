// RUN: mlir-interp run %s | FileCheck %s
// Memrefs as values: chosen, carried by loops, given to functions and back, through blocks.
func.func @swap(%a: memref<2xi32>, %b: memref<2xi32>) -> (memref<2xi32>, memref<2xi32>) {
  return %b, %a : memref<2xi32>, memref<2xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %a = memref.alloc() : memref<2xi32>
  %b = memref.alloc() : memref<2xi32>
  memref.store %one, %a[%c0] : memref<2xi32>
  memref.store %two, %b[%c0] : memref<2xi32>
  %s:2 = func.call @swap(%a, %b) : (memref<2xi32>, memref<2xi32>) -> (memref<2xi32>, memref<2xi32>)
  %x = memref.load %s#0[%c0] : memref<2xi32>
  // CHECK: 2
  vector.print %x : i32
  // Swapped five times.
  %l:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %a, %q = %b) -> (memref<2xi32>, memref<2xi32>) {
    scf.yield %q, %p : memref<2xi32>, memref<2xi32>
  }
  %y = memref.load %l#0[%c0] : memref<2xi32>
  // CHECK-NEXT: 2
  vector.print %y : i32
  %true = arith.constant true
  %c = arith.select %true, %a, %b : memref<2xi32>
  cf.cond_br %true, ^use(%c : memref<2xi32>), ^use(%b : memref<2xi32>)
^use(%m: memref<2xi32>):
  %z = memref.load %m[%c0] : memref<2xi32>
  // CHECK-NEXT: 1
  vector.print %z : i32
  memref.dealloc %a : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return
}
