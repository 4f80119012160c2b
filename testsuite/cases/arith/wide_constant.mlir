// RUN: mlir-interp print %s > %t.mlir && FileCheck %s < %t.mlir
// RUN: mlir-interp run %s | FileCheck %s --check-prefix=VALUE
// RUN: mlir-interp run %t.mlir | FileCheck %s --check-prefix=VALUE
// Decimals are read through f64: constants of wider types that it does not hold are printed as bits,
// which read back; what it holds stays decimal (N13).

func.func @main() -> (f80, i80, f128, i128, vector<2xi80>, vector<2xi128>, vector<2xi128>) {
  // CHECK: arith.constant 0x3FFDAAAAAAAAAAAAAAAB : f80
  // VALUE: 0.333333333333333333342 : f80
  // VALUE-NEXT: 302188412500818638056107 : i80
  %a = arith.constant 0x3FFDAAAAAAAAAAAAAAAB : f80
  %ai = arith.bitcast %a : f80 to i80
  // CHECK: arith.constant 0x52480000000000000000000000000123 : f128
  // VALUE-NEXT: 1.32254270122988324491860643703865757E+1409 : f128
  // VALUE-NEXT: 109370541028177609167366374678692102435 : i128
  %b = arith.constant 0x52480000000000000000000000000123 : f128
  %bi = arith.bitcast %b : f128 to i128
  // CHECK: arith.constant dense<[0x3FFDAAAAAAAAAAAAAAAB, 1.000000e+00]> : vector<2xf80>
  // VALUE-NEXT: dense<[302188412500818638056107, 302222231531620438900736]> : vector<2xi80>
  %c = arith.constant dense<[0x3FFDAAAAAAAAAAAAAAAB, 1.0]> : vector<2xf80>
  %ci = arith.bitcast %c : vector<2xf80> to vector<2xi80>
  // CHECK: arith.constant dense<0x3FFD5555555555555555555555555555> : vector<2xf128>
  // VALUE-NEXT: dense<85056745605278522992167570534397465941> : vector<2xi128>
  %d = arith.constant dense<0x3FFD5555555555555555555555555555> : vector<2xf128>
  %di = arith.bitcast %d : vector<2xf128> to vector<2xi128>
  // CHECK: arith.constant dense<[0.100000000000000005551115123125782702, -2.500000e+00]> : vector<2xf128>
  // VALUE-NEXT: vector<2xi128>
  %e = arith.constant dense<[0.1, -2.5]> : vector<2xf128>
  %ei = arith.bitcast %e : vector<2xf128> to vector<2xi128>
  return %a, %ai, %b, %bi, %ci, %di, %ei : f80, i80, f128, i128, vector<2xi80>, vector<2xi128>, vector<2xi128>
}
