// RUN: mlir-interp run %s | FileCheck %s
// Elements of every kind lie side by side without touching each other.
memref.global "private" constant @complex : memref<2xcomplex<f32>> = dense<[(1.0, -2.0), (3.0, 4.5)]>
func.func @main() -> (i1, i7, i24, i128, index, f16, bf16, f80, f8E5M2, vector<3xf32>,
                      vector<2x2xi4>, complex<f32>, i0) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index

  %true = arith.constant true
  %false = arith.constant false
  %m1 = memref.alloca() : memref<3xi1>
  memref.store %true, %m1[%c0] : memref<3xi1>
  memref.store %true, %m1[%c1] : memref<3xi1>
  memref.store %false, %m1[%c2] : memref<3xi1>
  // CHECK: true
  %r1 = memref.load %m1[%c1] : memref<3xi1>

  %a7 = arith.constant -64 : i7
  %b7 = arith.constant 63 : i7
  %m7 = memref.alloca() : memref<3xi7>
  memref.store %a7, %m7[%c1] : memref<3xi7>
  memref.store %b7, %m7[%c0] : memref<3xi7>
  memref.store %b7, %m7[%c2] : memref<3xi7>
  // CHECK-NEXT: -64 : i7
  %r7 = memref.load %m7[%c1] : memref<3xi7>

  %a24 = arith.constant -8388608 : i24
  %b24 = arith.constant -1 : i24
  %m24 = memref.alloca() : memref<3xi24>
  memref.store %a24, %m24[%c1] : memref<3xi24>
  memref.store %b24, %m24[%c0] : memref<3xi24>
  memref.store %b24, %m24[%c2] : memref<3xi24>
  // CHECK-NEXT: -8388608 : i24
  %r24 = memref.load %m24[%c1] : memref<3xi24>

  %a128 = arith.constant 170141183460469231731687303715884105727 : i128
  %m128 = memref.alloca() : memref<2xi128>
  memref.store %a128, %m128[%c1] : memref<2xi128>
  // CHECK-NEXT: 170141183460469231731687303715884105727 : i128
  %r128 = memref.load %m128[%c1] : memref<2xi128>

  %mx = memref.alloca() : memref<2xindex>
  memref.store %c2, %mx[%c1] : memref<2xindex>
  // CHECK-NEXT: 2 : index
  %rx = memref.load %mx[%c1] : memref<2xindex>

  %a16 = arith.constant -6.550400e+04 : f16
  %m16 = memref.alloca() : memref<2xf16>
  memref.store %a16, %m16[%c1] : memref<2xf16>
  // CHECK-NEXT: -6.550400e+04 : f16
  %r16 = memref.load %m16[%c1] : memref<2xf16>

  %ab = arith.constant 1.5 : bf16
  %mb = memref.alloca() : memref<2xbf16>
  memref.store %ab, %mb[%c1] : memref<2xbf16>
  // CHECK-NEXT: 1.500000e+00 : bf16
  %rb = memref.load %mb[%c1] : memref<2xbf16>

  %a80 = arith.constant 2.5 : f80
  %m80 = memref.alloca() : memref<2xf80>
  memref.store %a80, %m80[%c1] : memref<2xf80>
  // CHECK-NEXT: 2.500000e+00 : f80
  %r80 = memref.load %m80[%c1] : memref<2xf80>

  %a8 = arith.constant -0.25 : f8E5M2
  %m8 = memref.alloca() : memref<2xf8E5M2>
  memref.store %a8, %m8[%c1] : memref<2xf8E5M2>
  // CHECK-NEXT: -2.500000e-01 : f8E5M2
  %r8 = memref.load %m8[%c1] : memref<2xf8E5M2>

  // Three lanes of four bytes take sixteen.
  %av = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %bv = arith.constant dense<9.0> : vector<3xf32>
  %mv = memref.alloca() : memref<2xvector<3xf32>>
  memref.store %av, %mv[%c0] : memref<2xvector<3xf32>>
  memref.store %bv, %mv[%c1] : memref<2xvector<3xf32>>
  // CHECK-NEXT: dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : vector<3xf32>
  %rv = memref.load %mv[%c0] : memref<2xvector<3xf32>>

  %a4 = arith.constant dense<[[1, -2], [-8, 7]]> : vector<2x2xi4>
  %m4 = memref.alloca() : memref<vector<2x2xi4>>
  memref.store %a4, %m4[] : memref<vector<2x2xi4>>
  // CHECK-NEXT: dense<{{\[}}[1, -2], [-8, 7]]> : vector<2x2xi4>
  %r4 = memref.load %m4[] : memref<vector<2x2xi4>>

  %from = memref.get_global @complex : memref<2xcomplex<f32>>
  %ac = memref.load %from[%c1] : memref<2xcomplex<f32>>
  %mc = memref.alloca() : memref<2xcomplex<f32>>
  memref.store %ac, %mc[%c1] : memref<2xcomplex<f32>>
  // CHECK-NEXT: (3.000000e+00,4.500000e+00) : complex<f32>
  %rc = memref.load %mc[%c1] : memref<2xcomplex<f32>>

  %a0 = arith.constant 0 : i0
  %m0 = memref.alloca() : memref<2xi0>
  memref.store %a0, %m0[%c1] : memref<2xi0>
  // CHECK-NEXT: 0 : i0
  %r0 = memref.load %m0[%c1] : memref<2xi0>
  return %r1, %r7, %r24, %r128, %rx, %r16, %rb, %r80, %r8, %rv, %r4, %rc, %r0 : i1, i7, i24, i128,
      index, f16, bf16, f80, f8E5M2, vector<3xf32>, vector<2x2xi4>, complex<f32>, i0
}
