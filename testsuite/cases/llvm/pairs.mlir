// RUN: mlir-interp run %s -e sums --args 'dense<[100, -128, 3]> : vector<3xi8>, dense<[50, -1, 4]> : vector<3xi8>' | FileCheck %s --check-prefix=SUMS
// RUN: mlir-interp run %s -e poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: mlir-interp run %s -e floats | FileCheck %s --check-prefix=FLOATS
// RUN: mlir-interp run %s -e lanes | FileCheck %s --check-prefix=LANES
// RUN: mlir-interp run %s -e angles | FileCheck %s --check-prefix=ANGLES
// Two values at once.

// SUMS: {dense<[-106, 127, 7]>, dense<[true, true, false]>}
// SUMS-NEXT: {dense<[-106, 127, 7]>, dense<[false, true, false]>}
// SUMS-NEXT: {dense<[50, -127, -1]>, dense<false>}
// SUMS-NEXT: {dense<[50, -127, -1]>, dense<[false, true, true]>}
// SUMS-NEXT: {dense<[-120, -128, 12]>, dense<[true, true, false]>}
// SUMS-NEXT: {dense<[-120, -128, 12]>, dense<[true, true, false]>}
!pair = !llvm.struct<(vector<3xi8>, vector<3xi1>)>
func.func @sums(%a: vector<3xi8>, %b: vector<3xi8>) -> (!pair, !pair, !pair, !pair, !pair, !pair) {
  %0 = "llvm.intr.sadd.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  %1 = "llvm.intr.uadd.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  %2 = "llvm.intr.ssub.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  %3 = "llvm.intr.usub.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  %4 = "llvm.intr.smul.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  %5 = "llvm.intr.umul.with.overflow"(%a, %b) : (vector<3xi8>, vector<3xi8>) -> !pair
  return %0, %1, %2, %3, %4, %5 : !pair, !pair, !pair, !pair, !pair, !pair
}

// POISON: poison : !llvm.struct<(i8, i1)>
func.func @poison() -> !llvm.struct<(i8, i1)> {
  %a = llvm.mlir.poison : i8
  %b = llvm.mlir.constant(1 : i8) : i8
  %r = "llvm.intr.sadd.with.overflow"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  return %r : !llvm.struct<(i8, i1)>
}

// FLOATS: {-5.000000e-01, 4} : !llvm.struct<(f32, i32)>
// FLOATS-NEXT: {-0.000000e+00, 0} : !llvm.struct<(f32, i32)>
// FLOATS-NEXT: {5.000000e-01, -148} : !llvm.struct<(f32, i32)>
// FLOATS-NEXT: {0x7F800000, 0} : !llvm.struct<(f32, i32)>
func.func @floats() -> (!llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>) {
  %a = arith.constant -8.0 : f32
  %b = arith.constant -0.0 : f32
  %c = arith.constant 0x00000001 : f32
  %d = arith.constant 0x7F800000 : f32
  %0 = llvm.intr.frexp(%a) : (f32) -> !llvm.struct<(f32, i32)>
  %1 = llvm.intr.frexp(%b) : (f32) -> !llvm.struct<(f32, i32)>
  %2 = llvm.intr.frexp(%c) : (f32) -> !llvm.struct<(f32, i32)>
  %3 = llvm.intr.frexp(%d) : (f32) -> !llvm.struct<(f32, i32)>
  return %0, %1, %2, %3 : !llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>, !llvm.struct<(f32, i32)>
}

// LANES: {dense<[1, 3]>, dense<[2, 4]>}
func.func @lanes() -> !llvm.struct<(vector<2xi8>, vector<2xi8>)> {
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %r = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi8>) -> !llvm.struct<(vector<2xi8>, vector<2xi8>)>
  return %r : !llvm.struct<(vector<2xi8>, vector<2xi8>)>
}

// An infinity has no angle; of a poison lane neither part is known; flags hold of the operand and both parts.
// ANGLES: {dense<[0.000000e+00, {{.*}}]>, dense<[1.000000e+00, {{.*}}]>} : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// ANGLES-NEXT: {dense<[-0.000000e+00, poison]>, dense<[1.000000e+00, poison]>} : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
// ANGLES-NEXT: poison : !llvm.struct<(f64, f64)>
// ANGLES-NEXT: {0.50000762914626384, 0.86602099904998397} : !llvm.struct<(f64, f64)>
func.func @angles() -> (!llvm.struct<(vector<2xf32>, vector<2xf32>)>, !llvm.struct<(vector<2xf32>, vector<2xf32>)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>) {
  %a = arith.constant dense<[0.0, 0x7F800000]> : vector<2xf32>
  %zero = arith.constant -0.0 : f32
  %poison = llvm.mlir.poison : f32
  %b = vector.from_elements %zero, %poison : vector<2xf32>
  %c = arith.constant 0x7FF0000000000000 : f64
  %d = arith.constant 0.523607585 : f64
  %0 = llvm.intr.sincos(%a) : (vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %1 = llvm.intr.sincos(%b) : (vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  %2 = llvm.intr.sincos(%c) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> !llvm.struct<(f64, f64)>
  %3 = llvm.intr.sincos(%d) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> !llvm.struct<(f64, f64)>
  return %0, %1, %2, %3 : !llvm.struct<(vector<2xf32>, vector<2xf32>)>, !llvm.struct<(vector<2xf32>, vector<2xf32>)>, !llvm.struct<(f64, f64)>, !llvm.struct<(f64, f64)>
}
