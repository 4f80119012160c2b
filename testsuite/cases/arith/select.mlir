// RUN: mlir-interp run %s | FileCheck %s
// The value that is not chosen does not matter; a poison condition does.
func.func @main() -> (i32, i32, i32, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %t = arith.constant true
  %f = arith.constant false
  %p = ub.poison : i1
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %q = ub.poison : i32
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  %w = arith.constant dense<[3, 4]> : vector<2xi32>
  %m = arith.constant dense<[true, false]> : vector<2xi1>
  // CHECK: 1 : i32
  %first = arith.select %t, %a, %q : i32
  // CHECK-NEXT: 2 : i32
  %second = arith.select %f, %q, %b : i32
  // CHECK-NEXT: poison : i32
  %chosen = arith.select %t, %q, %a : i32
  // CHECK-NEXT: poison : i32
  %undecided = arith.select %p, %a, %a : i32
  // CHECK-NEXT: dense<[1, 4]> : vector<2xi32>
  %lanes = arith.select %m, %v, %w : vector<2xi1>, vector<2xi32>
  // CHECK-NEXT: dense<[3, 4]> : vector<2xi32>
  %whole = arith.select %f, %v, %w : vector<2xi32>
  // CHECK-NEXT: poison : vector<2xi32>
  %all = arith.select %p, %v, %w : vector<2xi32>
  return %first, %second, %chosen, %undecided, %lanes, %whole, %all : i32, i32, i32, i32,
      vector<2xi32>, vector<2xi32>, vector<2xi32>
}
