// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e short 2> %t; test $? -eq 4
// RUN: FileCheck %s --check-prefix=SHORT < %t
// Numbers that follow each other in memory from the memref's first element on, whatever its strides (V52).
memref.global "private" constant @numbers : memref<10xf16> = dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]>

func.func @main() {
  %all = memref.get_global @numbers : memref<10xf16>
  %m = memref.subview %all[1] [4] [2] : memref<10xf16> to memref<4xf16, strided<[2], offset: 1>>
  %first = x86vector.avx.bcst_to_f32.packed %m : memref<4xf16, strided<[2], offset: 1>> -> vector<4xf32>
  // CHECK: ( 1, 1, 1, 1 )
  vector.print %first : vector<4xf32>
  %even = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<4xf16, strided<[2], offset: 1>> -> vector<4xf32>
  // CHECK-NEXT: ( 1, 3, 5, 7 )
  vector.print %even : vector<4xf32>
  %odd = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<4xf16, strided<[2], offset: 1>> -> vector<4xf32>
  // CHECK-NEXT: ( 2, 4, 6, 8 )
  vector.print %odd : vector<4xf32>
  return
}

func.func @short() -> vector<8xf32> {
  %all = memref.get_global @numbers : memref<10xf16>
  // SHORT: [[# @LINE + 1]]:8: error: undefined behaviour
  %r = x86vector.avx.cvt.packed.odd.indexed_to_f32 %all : memref<10xf16> -> vector<8xf32>
  return %r : vector<8xf32>
}
