// RUN: mlir-interp run %s | FileCheck %s
// Lanes that share a byte do not share their poison (M8).
func.func @main() -> (vector<8xi1>, vector<3xi5>, vector<3xi5>, vector<2x3xi3>, vector<8xi1>, i8, i4, vector<8xi1>, memref<2xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // The sum is poison where 1 + 1 does not fit one bit.
  %flags = arith.constant dense<[true, false, true, false, false, true, false, false]> : vector<8xi1>
  %p = arith.addi %flags, %flags overflow<nuw> : vector<8xi1>
  %m = memref.alloca() : memref<2xvector<8xi1>>
  memref.store %p, %m[%c0] : memref<2xvector<8xi1>>
  // CHECK: dense<[poison, false, poison, false, false, poison, false, false]> : vector<8xi1>
  %a = memref.load %m[%c0] : memref<2xvector<8xi1>>

  // The lane in the middle has bits of both bytes.
  %fives = arith.constant dense<[5, -16, 7]> : vector<3xi5>
  %q = arith.addi %fives, %fives overflow<nsw> : vector<3xi5>
  %n = memref.alloca() : memref<vector<3xi5>>
  memref.store %q, %n[] : memref<vector<3xi5>>
  // CHECK-NEXT: dense<[10, poison, 14]> : vector<3xi5>
  %b = memref.load %n[] : memref<vector<3xi5>>
  // Written again, nothing of it is left.
  memref.store %fives, %n[] : memref<vector<3xi5>>
  // CHECK-NEXT: dense<[5, -16, 7]> : vector<3xi5>
  %c = memref.load %n[] : memref<vector<3xi5>>

  %threes = arith.constant dense<[[1, 2, 3], [3, -4, 0]]> : vector<2x3xi3>
  %r = arith.addi %threes, %threes overflow<nsw> : vector<2x3xi3>
  %o = memref.alloca() : memref<vector<2x3xi3>>
  memref.store %r, %o[] : memref<vector<2x3xi3>>
  // CHECK-NEXT: dense<{{\[\[}}2, poison, poison], [poison, poison, 0]]> : vector<2x3xi3>
  %d = memref.load %o[] : memref<vector<2x3xi3>>

  // A copy has the same bits poison.
  %k = memref.alloca() : memref<2xvector<8xi1>>
  memref.copy %m, %k : memref<2xvector<8xi1>> to memref<2xvector<8xi1>>
  // CHECK-NEXT: dense<[poison, false, poison, false, false, poison, false, false]> : vector<8xi1>
  %e = memref.load %k[%c0] : memref<2xvector<8xi1>>

  // As one number it is poison, and so it is where the bits are padding.
  %high = arith.constant dense<[false, false, false, false, false, false, false, true]> : vector<8xi1>
  %s = arith.addi %high, %high overflow<nuw> : vector<8xi1>
  %bytes = memref.alloca() : memref<2xi8>
  %same = memref.view %bytes[%c0][] : memref<2xi8> to memref<vector<8xi1>>
  %small = memref.view %bytes[%c0][] : memref<2xi8> to memref<i4>
  memref.store %s, %same[] : memref<vector<8xi1>>
  // CHECK-NEXT: poison : i8
  %f = memref.load %bytes[%c0] : memref<2xi8>
  // CHECK-NEXT: poison : i4
  %g = memref.load %small[] : memref<i4>
  // And a number that is poison is so in all of its bits.
  %poison = ub.poison : i8
  memref.store %poison, %bytes[%c0] : memref<2xi8>
  // CHECK-NEXT: poison : vector<8xi1>
  %h = memref.load %same[] : memref<vector<8xi1>>

  // Elements of a memref have bytes of their own.
  %bit = ub.poison : i1
  %true = arith.constant true
  %apart = memref.alloc() : memref<2xi1>
  memref.store %bit, %apart[%c0] : memref<2xi1>
  memref.store %true, %apart[%c1] : memref<2xi1>
  // CHECK-NEXT: dense<[poison, true]> : memref<2xi1>
  return %a, %b, %c, %d, %e, %f, %g, %h, %apart : vector<8xi1>, vector<3xi5>, vector<3xi5>, vector<2x3xi3>, vector<8xi1>, i8, i4, vector<8xi1>, memref<2xi1>
}
