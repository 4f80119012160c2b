// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// Wider: zero-extended; narrower: the low bits.
func.func @main() -> (index, i8, vector<2xi8>, index, i65) {
  %a = arith.constant -1 : i8
  %i = arith.constant 300 : index
  %v = arith.constant dense<[-1, 300]> : vector<2xindex>
  %w = arith.constant -1 : index
  %l = arith.constant 4294967301 : i64
  // CHECK: 255 : index
  %wide = arith.index_castui %a : i8 to index
  // CHECK-NEXT: 44 : i8
  %narrow = arith.index_castui %i : index to i8
  // CHECK-NEXT: dense<[-1, 44]> : vector<2xi8>
  %lanes = arith.index_castui %v : vector<2xindex> to vector<2xi8>
  // NARROW: 5 : index
  // CHECK-NEXT: 4294967301 : index
  %long = arith.index_castui %l : i64 to index
  // NARROW: 4294967295 : i65
  // CHECK-NEXT: 18446744073709551615 : i65
  %wider = arith.index_castui %w : index to i65
  return %wide, %narrow, %lanes, %long, %wider : index, i8, vector<2xi8>, index, i65
}
