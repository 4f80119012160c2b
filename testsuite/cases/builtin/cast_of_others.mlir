// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e tensors 2>&1 | FileCheck %s --check-prefix=TENSORS
// RUN: not mlir-interp run %s -e memrefs 2>&1 | FileCheck %s --check-prefix=MEMREFS
// RUN: not mlir-interp run %s -e sizes 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not mlir-interp run %s -e token 2>&1 | FileCheck %s --check-prefix=TOKEN
// A vector of several dimensions is lowered to arrays of vectors, one of none to a vector of one
// element, a complex number to a struct, an integer with a sign to one without. What merely lies in as many words is another value (M18).
func.func @main() -> (!llvm.array<2 x vector<3xi64>>, vector<1xf32>, !llvm.struct<(f32, f32)>, i8) {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xindex>
  %a = builtin.unrealized_conversion_cast %v : vector<2x3xindex> to !llvm.array<2 x vector<3xi64>>
  %p = arith.constant dense<1.5> : vector<f32>
  %b = builtin.unrealized_conversion_cast %p : vector<f32> to vector<1xf32>
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %c = builtin.unrealized_conversion_cast %z : complex<f32> to !llvm.struct<(f32, f32)>
  %i = arith.constant -7 : i8
  %s = builtin.unrealized_conversion_cast %i : i8 to si8
  %d = builtin.unrealized_conversion_cast %s : si8 to i8
  return %a, %b, %c, %d : !llvm.array<2 x vector<3xi64>>, vector<1xf32>, !llvm.struct<(f32, f32)>, i8
}
// CHECK: [dense<[1, 2, 3]>, dense<[4, 5, 6]>] : !llvm.array<2 x vector<3xi64>>
// CHECK-NEXT: dense<[1.500000e+00]> : vector<1xf32>
// CHECK-NEXT: {1.000000e+00, 2.000000e+00} : !llvm.struct<(f32, f32)>
// CHECK-NEXT: -7 : i8

func.func @tensors() -> tensor<2xf16> {
  %t = arith.constant dense<[1, 2]> : tensor<2xi16>
  // TENSORS: [[# @LINE + 1]]:8: error: unsupported: 'builtin.unrealized_conversion_cast': a cast from 'tensor<2xi16>' to 'tensor<2xf16>' has no meaning here
  %r = builtin.unrealized_conversion_cast %t : tensor<2xi16> to tensor<2xf16>
  return %r : tensor<2xf16>
}

func.func @memrefs() -> memref<2xi32, strided<[2]>> {
  %m = memref.alloca() : memref<2xi32>
  // MEMREFS: [[# @LINE + 1]]:8: error: unsupported: 'builtin.unrealized_conversion_cast': a cast from 'memref<2xi32>' to 'memref<2xi32, strided<[2]>>' has no meaning here
  %r = builtin.unrealized_conversion_cast %m : memref<2xi32> to memref<2xi32, strided<[2]>>
  return %r : memref<2xi32, strided<[2]>>
}

func.func @sizes() -> vector<3x2xi32> {
  %v = arith.constant dense<1> : vector<2x3xi32>
  // SIZES: [[# @LINE + 1]]:8: error: unsupported: 'builtin.unrealized_conversion_cast': a cast from 'vector<2x3xi32>' to 'vector<3x2xi32>' has no meaning here
  %r = builtin.unrealized_conversion_cast %v : vector<2x3xi32> to vector<3x2xi32>
  return %r : vector<3x2xi32>
}

func.func @token() -> i1 {
  %t = llvm.mlir.none : !llvm.token
  // TOKEN: [[# @LINE + 1]]:8: error: unsupported: 'builtin.unrealized_conversion_cast': a cast from '!llvm.token' to '() -> i1' has no meaning here
  %f = builtin.unrealized_conversion_cast %t : !llvm.token to () -> i1
  %r = func.call_indirect %f() : () -> i1
  return %r : i1
}
