// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// Wider: sign-extended; narrower: the low bits.
func.func @main() -> (index, i8, vector<2xi8>, index, i65) {
  %a = arith.constant -1 : i8
  %i = arith.constant 300 : index
  %v = arith.constant dense<[-1, 300]> : vector<2xindex>
  %w = arith.constant -1 : index
  %l = arith.constant 4294967301 : i64
  // CHECK: -1 : index
  %wide = arith.index_cast %a : i8 to index
  // CHECK-NEXT: 44 : i8
  %narrow = arith.index_cast %i : index to i8
  // CHECK-NEXT: dense<[-1, 44]> : vector<2xi8>
  %lanes = arith.index_cast %v : vector<2xindex> to vector<2xi8>
  // NARROW: 5 : index
  // CHECK-NEXT: 4294967301 : index
  %long = arith.index_cast %l : i64 to index
  // NARROW: -1 : i65
  // CHECK-NEXT: -1 : i65
  %wider = arith.index_cast %w : index to i65
  return %wide, %narrow, %lanes, %long, %wider : index, i8, vector<2xi8>, index, i65
}
