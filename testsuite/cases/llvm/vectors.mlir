// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e scalable --vscale=2 | FileCheck %s --check-prefix=SCALABLE
// RUN: not mlir-interp run %s -e no_lane_of_both 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-interp run %s -e no_such_matrix 2>&1 | FileCheck %s --check-prefix=MATRIX
// RUN: not mlir-interp run %s -e between 2>&1 | FileCheck %s --check-prefix=BETWEEN
// RUN: not mlir-interp run %s -e other_size 2>&1 | FileCheck %s --check-prefix=SIZE

func.func @main() -> (i8, i8, i8, i8, i8, vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<4xi8>, vector<2xi8>,
                      vector<6xi8>, vector<2xi32>, vector<1xf32>, vector<1xi8>) {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %w = arith.constant dense<[4, 5, 6]> : vector<3xi8>
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i64
  %far = arith.constant 36893488147419103233 : i66
  %minus = arith.constant -1 : i8
  %p = ub.poison : i32
  %nine = arith.constant 9 : i8
  %pv = ub.poison : vector<3xi8>
  // CHECK: {{^}}3 : i8
  %a = llvm.extractelement %v[%two : i32] : vector<3xi8>
  // The number of lanes is no position, nor is what is 1 modulo 2^64, nor -1, nor poison.
  // CHECK-NEXT: poison : i8
  // CHECK-NEXT: poison : i8
  // CHECK-NEXT: poison : i8
  // CHECK-NEXT: poison : i8
  %b = llvm.extractelement %v[%three : i64] : vector<3xi8>
  %c = llvm.extractelement %v[%far : i66] : vector<3xi8>
  %d = llvm.extractelement %v[%minus : i8] : vector<3xi8>
  %e = llvm.extractelement %v[%p : i32] : vector<3xi8>
  // CHECK-NEXT: dense<[1, 2, 9]> : vector<3xi8>
  %f = llvm.insertelement %nine, %v[%two : i32] : vector<3xi8>
  // CHECK-NEXT: poison : vector<3xi8>
  %g = llvm.insertelement %nine, %v[%three : i64] : vector<3xi8>
  // Other lanes stay poison.
  // CHECK-NEXT: dense<[poison, poison, 9]> : vector<3xi8>
  %h = llvm.insertelement %nine, %pv[%two : i32] : vector<3xi8>
  // CHECK-NEXT: dense<[6, 1, poison, 1]> : vector<4xi8>
  %i = llvm.shufflevector %v, %w [5, 0, -1, 0] : vector<3xi8>
  // CHECK-NEXT: dense<[2, poison]> : vector<2xi8>
  %j = llvm.shufflevector %v, %pv [1, 3] : vector<3xi8>
  // Columns lie one behind the other.
  // CHECK-NEXT: dense<[1, 3, 5, 2, 4, 6]> : vector<6xi8>
  %m = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi8>
  %k = llvm.intr.matrix.transpose %m {rows = 2 : i32, columns = 3 : i32} : vector<6xi8> into vector<6xi8>
  // CHECK-NEXT: dense<[531, 642]> : vector<2xi32>
  %l = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %r = arith.constant dense<[1, 10, 100]> : vector<3xi32>
  %n = llvm.intr.matrix.multiply %l, %r {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32}
    : (vector<6xi32>, vector<3xi32>) -> vector<2xi32>
  // Sums in order: each 1 is lost beside 2^24.
  // CHECK-NEXT: dense<[0x4B800000]> : vector<1xf32>
  %x = arith.constant dense<[16777216.0, 1.0, 1.0]> : vector<3xf32>
  %y = arith.constant dense<1.0> : vector<3xf32>
  %o = llvm.intr.matrix.multiply %x, %y {lhs_rows = 1 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32}
    : (vector<3xf32>, vector<3xf32>) -> vector<1xf32>
  // CHECK-NEXT: poison : vector<1xi8>
  %q = llvm.intr.matrix.multiply %v, %pv {lhs_rows = 1 : i32, lhs_columns = 3 : i32, rhs_columns = 1 : i32}
    : (vector<3xi8>, vector<3xi8>) -> vector<1xi8>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %n, %o, %q
    : i8, i8, i8, i8, i8, vector<3xi8>, vector<3xi8>, vector<3xi8>, vector<4xi8>, vector<2xi8>, vector<6xi8>,
      vector<2xi32>, vector<1xf32>, vector<1xi8>
}

// Two lanes are four here.
func.func @scalable() -> (i32, vector<[2]xi8>, vector<[2]xi8>, vector<2xi8>, i8, vector<[2]xi1>) {
  // SCALABLE: {{^}}2 : i32
  %vscale = "llvm.intr.vscale"() : () -> i32
  // SCALABLE-NEXT: dense<[0, 1, 2, 3]> : vector<[2]xi8>
  %step = llvm.intr.stepvector : vector<[2]xi8>
  // The verifier lets a mask of zeros through, which is of all lanes.
  // SCALABLE-NEXT: dense<3> : vector<[2]xi8>
  %three = arith.constant 3 : i32
  %at = arith.constant 0 : i32
  %x = arith.constant 3 : i8
  %v = llvm.insertelement %x, %step[%at : i32] : vector<[2]xi8>
  %splat = llvm.shufflevector %v, %v [0, 0] : vector<[2]xi8>
  // SCALABLE-NEXT: dense<[2, 3]> : vector<2xi8>
  %part = llvm.intr.vector.extract %step[2] : vector<2xi8> from vector<[2]xi8>
  // SCALABLE-NEXT: {{^}}3 : i8
  %last = llvm.extractelement %step[%three : i32] : vector<[2]xi8>
  // SCALABLE-NEXT: dense<[true, true, true, false]> : vector<[2]xi1>
  %mask = llvm.intr.get.active.lane.mask %at, %three : i32, i32 to vector<[2]xi1>
  return %vscale, %step, %splat, %part, %last, %mask
    : i32, vector<[2]xi8>, vector<[2]xi8>, vector<2xi8>, i8, vector<[2]xi1>
}

func.func @no_lane_of_both() -> vector<1xi8> {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  // BOTH: [[@LINE+1]]:8: error: {{.*}}the mask asks for lane 6 of 6
  %r = llvm.shufflevector %v, %v [6] : vector<3xi8>
  return %r : vector<1xi8>
}

func.func @no_such_matrix() -> vector<3xi8> {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  // MATRIX: [[@LINE+1]]:8: error: {{.*}}the vectors have not as many lanes as the matrices have numbers
  %r = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<3xi8> into vector<3xi8>
  return %r : vector<3xi8>
}

func.func @between() -> vector<2xi8> {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  // BETWEEN: [[@LINE+1]]:8: error: {{.*}}position 1 is no multiple of the 2 lanes of the part
  %r = llvm.intr.vector.extract %v[1] : vector<2xi8> from vector<4xi8>
  return %r : vector<2xi8>
}

func.func @other_size() -> i32 {
  %a = arith.constant 5 : i64
  // SIZE: [[@LINE+1]]:8: error: 'llvm.bitcast': 'i64' has not as many bits as 'i32'
  %r = llvm.bitcast %a : i64 to i32
  return %r : i32
}
