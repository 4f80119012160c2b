// RUN: mlir-interp run %s | FileCheck %s --match-full-lines --strict-whitespace
memref.global "private" constant @i8 : memref<2x3xi8> = dense<[[65, 66, 67], [97, 98, 99]]>
memref.global "private" constant @i16 : memref<2xi16> = dense<[-5, 300]>
memref.global "private" constant @i32 : memref<2x1x2xi32> = dense<[[[-5, 300]], [[1, 2]]]>
memref.global "private" constant @i64 : memref<1xi64> = dense<-9223372036854775808>
memref.global "private" constant @index : memref<2xindex> = dense<[7, -1]>
memref.global "private" constant @f16 : memref<5xf16> = dense<[1.5, 0x7C00, 0x7E00, 0xFE00, 65504.0]>
memref.global "private" constant @bf16 : memref<3xbf16> = dense<[1.5, 0x7F80, 3.0e-40]>
memref.global "private" constant @f32 : memref<2x3xf32> = dense<[[1.5, 1.0e10, 0.1], [1234567.0, 123456.0, 0x00000001]]>
memref.global "private" constant @f64 : memref<2xf64> = dense<[0xFFF8000000000000, -0.0]>
memref.global "private" constant @c32 : memref<2xcomplex<f32>> = dense<[(1.5, -2.0), (0.0, 0x7FC00000)]>
memref.global "private" constant @c64 : memref<complex<f64>> = dense<(1.5, -2.0)>

func.func private @printMemrefI8(memref<*xi8>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI16(memref<*xi16>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI32(memref<*xi32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefI64(memref<*xi64>) attributes { llvm.emit_c_interface }
func.func private @printMemrefInd(memref<*xindex>) attributes { llvm.emit_c_interface }
func.func private @printMemrefF16(memref<*xf16>) attributes { llvm.emit_c_interface }
func.func private @printMemrefBF16(memref<*xbf16>) attributes { llvm.emit_c_interface }
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func private @printMemrefF64(memref<*xf64>) attributes { llvm.emit_c_interface }
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes { llvm.emit_c_interface }
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes { llvm.emit_c_interface }
func.func private @printMemref1dF32(memref<?xf32, strided<[?], offset: ?>>) attributes { llvm.emit_c_interface }
func.func private @printMemrefShapeF32(memref<*xf32>) attributes { llvm.emit_c_interface }

func.func @main() {
//      CHECK:Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = 
// CHECK-NEXT:{{\[\[}}A,   B,   C], 
// CHECK-NEXT: [a,   b,   c]]
  %i8 = memref.get_global @i8 : memref<2x3xi8>
  %i8u = memref.cast %i8 : memref<2x3xi8> to memref<*xi8>
  call @printMemrefI8(%i8u) : (memref<*xi8>) -> ()

// CHECK-NEXT:Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [2] strides = [1] data = 
// CHECK-NEXT:[-5,  300]
  %i16 = memref.get_global @i16 : memref<2xi16>
  %i16u = memref.cast %i16 : memref<2xi16> to memref<*xi16>
  call @printMemrefI16(%i16u) : (memref<*xi16>) -> ()

// CHECK-NEXT:Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 3 offset = 0 sizes = [2, 1, 2] strides = [2, 2, 1] data = 
// CHECK-NEXT:{{\[\[\[}}-5,    300]], 
// CHECK-NEXT: {{\[\[}}1,    2]]]
  %i32 = memref.get_global @i32 : memref<2x1x2xi32>
  %i32u = memref.cast %i32 : memref<2x1x2xi32> to memref<*xi32>
  call @printMemrefI32(%i32u) : (memref<*xi32>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[-9223372036854775808]
  %i64 = memref.get_global @i64 : memref<1xi64>
  %i64u = memref.cast %i64 : memref<1xi64> to memref<*xi64>
  call @printMemrefI64(%i64u) : (memref<*xi64>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[7,  18446744073709551615]
  %index = memref.get_global @index : memref<2xindex>
  %indexu = memref.cast %index : memref<2xindex> to memref<*xindex>
  call @printMemrefInd(%indexu) : (memref<*xindex>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[1.5,  inf,  nan,  -nan,  65504]
  %f16 = memref.get_global @f16 : memref<5xf16>
  %f16u = memref.cast %f16 : memref<5xf16> to memref<*xf16>
  call @printMemrefF16(%f16u) : (memref<*xf16>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[1.5,  inf,  2.75506e-40]
  %bf16 = memref.get_global @bf16 : memref<3xbf16>
  %bf16u = memref.cast %bf16 : memref<3xbf16> to memref<*xbf16>
  call @printMemrefBF16(%bf16u) : (memref<*xbf16>) -> ()

// CHECK-NEXT:Unranked Memref base@ = 0x[[ADDRESS:[0-9a-f]+]] rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data = 
// CHECK-NEXT:{{\[\[}}1.5,   1e+10,   0.1], 
// CHECK-NEXT: [1.23457e+06,   123456,   1.4013e-45]]
// CHECK-NEXT:Unranked Memref base@ = 0x[[ADDRESS]] rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]
  %f32 = memref.get_global @f32 : memref<2x3xf32>
  %f32u = memref.cast %f32 : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%f32u) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%f32u) : (memref<*xf32>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[-nan,  -0]
  %f64 = memref.get_global @f64 : memref<2xf64>
  %f64u = memref.cast %f64 : memref<2xf64> to memref<*xf64>
  call @printMemrefF64(%f64u) : (memref<*xf64>) -> ()

// CHECK-NEXT:Unranked Memref {{.*}} data = 
// CHECK-NEXT:[(1.5,-2),  (0,nan)]
  %c32 = memref.get_global @c32 : memref<2xcomplex<f32>>
  %c32u = memref.cast %c32 : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%c32u) : (memref<*xcomplex<f32>>) -> ()

// No dimensions.
// CHECK-NEXT:Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 0 offset = 0 sizes = [] strides = [] data = 
// CHECK-NEXT:[(1.5,-2)]
  %c64 = memref.get_global @c64 : memref<complex<f64>>
  %c64u = memref.cast %c64 : memref<complex<f64>> to memref<*xcomplex<f64>>
  call @printMemrefC64(%c64u) : (memref<*xcomplex<f64>>) -> ()

// A view with an offset and a stride, ranked: the address is the whole memory's.
// CHECK-NEXT:Memref base@ = 0x[[ADDRESS]] rank = 1 offset = 1 sizes = [2] strides = [3] data = 
// CHECK-NEXT:[1e+10,  123456]
  %column = memref.subview %f32[0, 1] [2, 1] [1, 1] : memref<2x3xf32> to memref<2xf32, strided<[3], offset: 1>>
  %any = memref.cast %column : memref<2xf32, strided<[3], offset: 1>> to memref<?xf32, strided<[?], offset: ?>>
  call @printMemref1dF32(%any) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
