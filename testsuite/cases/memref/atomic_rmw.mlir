// RUN: mlir-interp run %s | FileCheck %s
// The element becomes the combination; the result is what was there before (R10).
func.func @ints() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xi8>
  %x5 = arith.constant 5 : i8
  %x3 = arith.constant 3 : i8
  %n1 = arith.constant -1 : i8
  memref.store %x5, %m[%c0] : memref<1xi8>
  %0 = memref.atomic_rmw addi %x3, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK: 5
  vector.print %0 : i8
  %1 = memref.atomic_rmw muli %x3, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 8
  vector.print %1 : i8
  %2 = memref.atomic_rmw andi %x5, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 24
  vector.print %2 : i8
  %3 = memref.atomic_rmw ori %x5, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 0
  vector.print %3 : i8
  %4 = memref.atomic_rmw xori %x3, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 5
  vector.print %4 : i8
  %5 = memref.atomic_rmw maxs %n1, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 6
  vector.print %5 : i8
  %6 = memref.atomic_rmw maxu %n1, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 6
  vector.print %6 : i8
  %7 = memref.atomic_rmw minu %x5, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: -1
  vector.print %7 : i8
  %8 = memref.atomic_rmw mins %n1, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: 5
  vector.print %8 : i8
  %9 = memref.atomic_rmw assign %x3, %m[%c0] : (i8, memref<1xi8>) -> i8
  // CHECK-NEXT: -1
  vector.print %9 : i8
  %last = memref.load %m[%c0] : memref<1xi8>
  // CHECK-NEXT: 3
  vector.print %last : i8
  return
}

func.func @floats() {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  %x = arith.constant 1.5 : f32
  %y = arith.constant 4.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  memref.store %x, %m[%c0] : memref<1xf32>
  %0 = memref.atomic_rmw addf %y, %m[%c0] : (f32, memref<1xf32>) -> f32
  // CHECK-NEXT: 1.5
  vector.print %0 : f32
  %1 = memref.atomic_rmw mulf %y, %m[%c0] : (f32, memref<1xf32>) -> f32
  // CHECK-NEXT: 5.5
  vector.print %1 : f32
  %2 = memref.atomic_rmw minimumf %y, %m[%c0] : (f32, memref<1xf32>) -> f32
  // CHECK-NEXT: 22
  vector.print %2 : f32
  // maxnumf leaves a NaN aside, maximumf does not.
  %3 = memref.atomic_rmw maxnumf %nan, %m[%c0] : (f32, memref<1xf32>) -> f32
  // CHECK-NEXT: 4
  vector.print %3 : f32
  %4 = memref.atomic_rmw maximumf %nan, %m[%c0] : (f32, memref<1xf32>) -> f32
  // CHECK-NEXT: 4
  vector.print %4 : f32
  %5 = memref.atomic_rmw minnumf %x, %m[%c0] : (f32, memref<1xf32>) -> f32
  %6 = memref.load %m[%c0] : memref<1xf32>
  // CHECK-NEXT: 1.5
  vector.print %6 : f32
  return
}

func.func @main() {
  call @ints() : () -> ()
  call @floats() : () -> ()
  return
}
