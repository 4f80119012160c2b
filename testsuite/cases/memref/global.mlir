// RUN: mlir-interp run %s | FileCheck %s
// memref.get_global gives the same memory each time; it holds its initial value from the start.
memref.global "private" @counter : memref<i32> = dense<5>
memref.global constant @table : memref<2x2xf64> = dense<[[1.0, 2.0], [3.0, 4.5]]>
memref.global @complex : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global @later : memref<2xi8> = uninitialized {alignment = 64}
memref.global @bits : memref<3xi1> = dense<[true, false, true]>
memref.global @empty : memref<0xi32> = dense<>
memref.global @strided : memref<2x2xi32, strided<[3, 1], offset: 1>> = dense<[[1, 2], [3, 4]]>

func.func @count() {
  %one = arith.constant 1 : i32
  %m = memref.get_global @counter : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %one : i32
  memref.store %y, %m[] : memref<i32>
  return
}

func.func @main() -> complex<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @count() : () -> ()
  call @count() : () -> ()
  %m = memref.get_global @counter : memref<i32>
  %x = memref.load %m[] : memref<i32>
  // CHECK: 7
  vector.print %x : i32
  %t = memref.get_global @table : memref<2x2xf64>
  %f = memref.load %t[%c1, %c1] : memref<2x2xf64>
  // CHECK-NEXT: 4.5
  vector.print %f : f64
  %b = memref.get_global @bits : memref<3xi1>
  %bit = memref.load %b[%c1] : memref<3xi1>
  // CHECK-NEXT: 0
  vector.print %bit : i1
  %l = memref.get_global @later : memref<2xi8>
  %i8 = arith.constant 3 : i8
  memref.store %i8, %l[%c0] : memref<2xi8>
  %l2 = memref.get_global @later : memref<2xi8>
  %i = memref.load %l2[%c0] : memref<2xi8>
  // CHECK-NEXT: 3
  vector.print %i : i8
  %s = memref.get_global @strided : memref<2x2xi32, strided<[3, 1], offset: 1>>
  %w = memref.load %s[%c1, %c0] : memref<2x2xi32, strided<[3, 1], offset: 1>>
  // CHECK-NEXT: 3
  vector.print %w : i32
  %e = memref.get_global @empty : memref<0xi32>
  %n = memref.dim %e, %c0 : memref<0xi32>
  // CHECK-NEXT: 0
  vector.print %n : index
  %c = memref.get_global @complex : memref<2xcomplex<f32>>
  // CHECK-NEXT: 3.000000e+00
  // CHECK-SAME: 4.000000e+00
  %z = memref.load %c[%c1] : memref<2xcomplex<f32>>
  return %z : complex<f32>
}
