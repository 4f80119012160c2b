// RUN: mlir-interp run %s | FileCheck %s
// An element is poison as a whole where any byte of it was never written; of a vector each lane is by itself (M12).
func.func @main() -> (i32, i16, i16, vector<4xi16>, complex<f32>, vector<2x3xi16>, memref<2xvector<4xi16>>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %one = arith.constant 1 : i8
  %m = memref.alloc() {alignment = 16} : memref<16xi8>
  affine.for %i = 0 to 3 {
    affine.store %one, %m[%i] : memref<16xi8>
  }
  affine.for %i = 6 to 10 {
    affine.store %one, %m[%i] : memref<16xi8>
  }
  %word = memref.view %m[%c0][] : memref<16xi8> to memref<i32>
  %halves = memref.view %m[%c0][] : memref<16xi8> to memref<2xi16>
  %lanes = memref.view %m[%c0][] : memref<16xi8> to memref<vector<4xi16>>
  %parts = memref.view %m[%c4][] : memref<16xi8> to memref<complex<f32>>
  %rows = memref.view %m[%c0][] : memref<16xi8> to memref<vector<2x3xi16>>
  // CHECK: poison : i32
  %a = memref.load %word[] : memref<i32>
  // CHECK-NEXT: 257 : i16
  %b = affine.load %halves[0] : memref<2xi16>
  // CHECK-NEXT: poison : i16
  %c = affine.load %halves[1] : memref<2xi16>
  // CHECK-NEXT: dense<[257, poison, poison, 257]> : vector<4xi16>
  %d = memref.load %lanes[] : memref<vector<4xi16>>
  // CHECK-NEXT: poison : complex<f32>
  %e = memref.load %parts[] : memref<complex<f32>>
  // Rows lie 8 bytes apart.
  // CHECK-NEXT: dense<{{\[\[}}257, poison, poison], [257, poison, poison]]> : vector<2x3xi16>
  %f = memref.load %rows[] : memref<vector<2x3xi16>>
  // CHECK-NEXT: dense<[dense<[257, poison, poison, 257]>, dense<[257, poison, poison, poison]>]> : memref<2xvector<4xi16>>
  %g = memref.view %m[%c0][] : memref<16xi8> to memref<2xvector<4xi16>>
  return %a, %b, %c, %d, %e, %f, %g : i32, i16, i16, vector<4xi16>, complex<f32>, vector<2x3xi16>, memref<2xvector<4xi16>>
}
