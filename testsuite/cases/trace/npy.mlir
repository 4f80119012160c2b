// RUN: rm -rf %t && mlir-interp trace %s --npy %t --args 'dense<[1.0, 2.5]>' > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=OUT < %t.out; FileCheck %s --check-prefix=ERR < %t.err
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// RUN: python3 %S/Inputs/npy.py %t | FileCheck %s
// Values of a shape as numpy's files, elements without a value masked.

// OUT: dense<[2, 4, poison]> : vector<3xi32>
// ERR: note: --npy: values of type 'vector<2xbf16>' are skipped: numpy has no such type
// ERR-NOT: note: --npy

func.func @main(%arg: memref<2xf32>) -> vector<3xi32> {
  %c0 = arith.constant 0 : index
  // FILES: 00000002-v.vector.npy
  // CHECK: 00000002-v.vector <i4 (3,) [1, 2, 2147483647]
  %v = arith.constant dense<[1, 2, 2147483647]> : vector<3xi32>
  // FILES-NEXT: 00000003-w.vector.mask.npy
  // FILES-NEXT: 00000003-w.vector.npy
  // CHECK: 00000003-w.vector <i4 (3,) [2, 4, 0]
  // CHECK: 00000003-w.vector.mask |b1 (3,) [False, False, True]
  %w = arith.addi %v, %v overflow<nsw> : vector<3xi32>
  %k = arith.constant -7 : i8
  %m = memref.alloc() : memref<2x2xi8>
  memref.store %k, %m[%c0, %c0] : memref<2x2xi8>
  // CHECK: 00000007-s.memref |i1 (1, 2) [-7, 0]
  // CHECK: 00000007-s.memref.mask |b1 (1, 2) [False, True]
  %s = memref.subview %m[0, 0] [1, 2] [1, 1] : memref<2x2xi8> to memref<1x2xi8, strided<[2, 1]>>
  // CHECK: 00000008-b.vector |b1 (2,) [True, False]
  %b = arith.constant dense<[true, false]> : vector<2xi1>
  // CHECK: 00000009-i.tensor <i8 (2, 2) [1, 2, 3, 4]
  %i = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xindex>
  // CHECK: 00000010-h.vector <f2 (2,) [1.5, 1.5]
  %h = arith.constant dense<1.5> : vector<2xf16>
  %g = arith.constant dense<1.5> : vector<2xbf16>
  // CHECK: 00000012-z.tensor <c8 (1,) [1.0, -2.0]
  %z = arith.constant dense<(1.0, -2.0)> : tensor<1xcomplex<f32>>
  // CHECK: 00000013-d.vector <f8 () [0.1]
  %d = arith.constant dense<0.1> : vector<f64>
  // CHECK: 00000014-o.vector <i2 (2,) [-1, 300]
  %o = arith.constant dense<[-1, 300]> : vector<2xi16>
  memref.dealloc %m : memref<2x2xi8>
  // CHECK: end-arg.memref <f4 (2,) [1.0, 2.5]
  // CHECK: end-result0.vector <i4 (3,) [2, 4, 0]
  return %w : vector<3xi32>
}
