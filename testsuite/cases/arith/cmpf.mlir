// RUN: mlir-interp run %s | FileCheck %s
// Every predicate on less, greater, equal and unordered operands.
func.func @main() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1, vector<4xi1>, i1) {
  %a = arith.constant dense<[1.0, 2.0, 2.0, 0x7FC00000]> : vector<4xf32>
  %b = arith.constant dense<[2.0, 1.0, 2.0, 1.0]> : vector<4xf32>
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  // CHECK: dense<false> : vector<4xi1>
  %false = arith.cmpf false, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, false, true, false]> : vector<4xi1>
  %oeq = arith.cmpf oeq, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, true, false, false]> : vector<4xi1>
  %ogt = arith.cmpf ogt, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, true, true, false]> : vector<4xi1>
  %oge = arith.cmpf oge, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, false, false, false]> : vector<4xi1>
  %olt = arith.cmpf olt, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, false, true, false]> : vector<4xi1>
  %ole = arith.cmpf ole, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, true, false, false]> : vector<4xi1>
  %one = arith.cmpf one, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, true, true, false]> : vector<4xi1>
  %ord = arith.cmpf ord, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, false, true, true]> : vector<4xi1>
  %ueq = arith.cmpf ueq, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, true, false, true]> : vector<4xi1>
  %ugt = arith.cmpf ugt, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, true, true, true]> : vector<4xi1>
  %uge = arith.cmpf uge, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, false, false, true]> : vector<4xi1>
  %ult = arith.cmpf ult, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, false, true, true]> : vector<4xi1>
  %ule = arith.cmpf ule, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[true, true, false, true]> : vector<4xi1>
  %une = arith.cmpf une, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[false, false, false, true]> : vector<4xi1>
  %uno = arith.cmpf uno, %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<true> : vector<4xi1>
  %true = arith.cmpf true, %a, %b : vector<4xf32>
  // CHECK-NEXT: true : i1
  %zeros = arith.cmpf oeq, %zero, %minus : f32
  // CHECK-NEXT: dense<[false, false, true, poison]> : vector<4xi1>
  %nnan = arith.cmpf oeq, %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: poison : i1
  %ninf = arith.cmpf olt, %zero, %inf fastmath<ninf> : f32
  return %false, %oeq, %ogt, %oge, %olt, %ole, %one, %ord, %ueq, %ugt, %uge, %ult, %ule, %une, %uno,
      %true, %zeros, %nnan, %ninf : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
      vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
      vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1,
      vector<4xi1>, i1
}
