// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e elsewhere 2> /dev/null; test $? -eq 6
// Initial values of every kind of element: one value for all, hexadecimal, wide, of rank 0.
memref.global "private" constant @splat : memref<2x2xf32> = dense<1.5>
memref.global "private" @wide : memref<2xi128> = dense<[-1, 170141183460469231731687303715884105727]>
memref.global "private" @odd : memref<3xi7> = dense<[-64, 63, 0]>
memref.global "private" @index : memref<2xindex> = dense<[1, 2]>
memref.global "private" @hex : memref<2xf16> = dense<[0x7C00, 0xFE00]>
memref.global "private" @bytes : memref<2xi32> = dense<"0x0100000002000000">
memref.global "private" @bool : memref<2xi1> = dense<true>
memref.global "private" @complex : memref<2xcomplex<i8>> = dense<(1, -2)>
memref.global "private" @x87 : memref<f80> = dense<3.0>
memref.global @declared : memref<2xi32>
func.func @main() -> (f32, i128, i7, index, f16, i32, i1, complex<i8>, f80) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %splat = memref.get_global @splat : memref<2x2xf32>
  // CHECK: 1.500000e+00 : f32
  %a = memref.load %splat[%c1, %c0] : memref<2x2xf32>
  %wide = memref.get_global @wide : memref<2xi128>
  // CHECK-NEXT: 170141183460469231731687303715884105727 : i128
  %b = memref.load %wide[%c1] : memref<2xi128>
  %odd = memref.get_global @odd : memref<3xi7>
  // CHECK-NEXT: -64 : i7
  %c = memref.load %odd[%c0] : memref<3xi7>
  %index = memref.get_global @index : memref<2xindex>
  // CHECK-NEXT: 2 : index
  %d = memref.load %index[%c1] : memref<2xindex>
  %hex = memref.get_global @hex : memref<2xf16>
  // CHECK-NEXT: 0xFE00 : f16
  %e = memref.load %hex[%c1] : memref<2xf16>
  %bytes = memref.get_global @bytes : memref<2xi32>
  // CHECK-NEXT: 2 : i32
  %f = memref.load %bytes[%c1] : memref<2xi32>
  %bool = memref.get_global @bool : memref<2xi1>
  // CHECK-NEXT: true
  %g = memref.load %bool[%c1] : memref<2xi1>
  %complex = memref.get_global @complex : memref<2xcomplex<i8>>
  // CHECK-NEXT: [1, -2] : complex<i8>
  %h = memref.load %complex[%c1] : memref<2xcomplex<i8>>
  %x87 = memref.get_global @x87 : memref<f80>
  // CHECK-NEXT: 3.000000e+00 : f80
  %i = memref.load %x87[] : memref<f80>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i : f32, i128, i7, index, f16, i32, i1, complex<i8>, f80
}

func.func @elsewhere() {
  %m = memref.get_global @declared : memref<2xi32>
  return
}
