// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// RUN: not mlir-interp run %s -e external 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not mlir-interp run %s -e nothing 2>&1 | FileCheck %s --check-prefix=NOTHING
// What a global holds is a value (G1).

ml_program.global private mutable @count(3 : i8) : i8
ml_program.global private mutable @tensor(dense<[1, 2]> : tensor<2xi8>) : tensor<?xi8>
ml_program.global private mutable @number(1.5 : f64) : f64
ml_program.global private mutable @lanes(dense<[1, 2]> : vector<2xi16>) : vector<2xi16>
ml_program.global private @table(dense<7> : tensor<2x2xi8>) : tensor<2x2xi8>
ml_program.global private mutable @outside(#ml_program.extern : tensor<2xi8>) : tensor<?xi8>
ml_program.global private mutable @none : i8

// CHECK: 3 : i8
// CHECK-NEXT: 4 : i8
// CHECK-NEXT: dense<[1, 2]> : tensor<?xi8>
// CHECK-NEXT: dense<[1, 9]> : tensor<?xi8>
// CHECK-NEXT: dense<[1, 9]> : tensor<?xi8>
// CHECK-NEXT: poison : f64
// CHECK-NEXT: dense<[1, 2]> : vector<2xi16>
// CHECK-NEXT: dense<7> : tensor<2x2xi8>
// CHECK-NEXT: dense<[5, 5, 5]> : tensor<?xi8>
ml_program.func @main() -> (i8, i8, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, f64, vector<2xi16>, tensor<2x2xi8>, tensor<?xi8>) {
  %one = arith.constant 1 : i8
  %nine = arith.constant 9 : i8
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = ml_program.global_load @count : i8
  %b = arith.addi %a, %one : i8
  ml_program.global_store @count = %b : i8
  %c = ml_program.global_load @count : i8
  // What is loaded does not change when something else is stored.
  %t = ml_program.global_load @tensor : tensor<?xi8>
  %u = tensor.insert %nine into %t[%c1] : tensor<?xi8>
  ml_program.global_store @tensor = %u : tensor<?xi8>
  %v = ml_program.global_load @tensor : tensor<?xi8>
  %w = ml_program.global_load @tensor : tensor<?xi8>
  %x = tensor.insert %one into %w[%c1] : tensor<?xi8>
  %y = ml_program.global_load @tensor : tensor<?xi8>
  %poison = ub.poison : f64
  ml_program.global_store @number = %poison : f64
  %n = ml_program.global_load @number : f64
  %l = ml_program.global_load @lanes : vector<2xi16>
  %table = ml_program.global_load_const @table : tensor<2x2xi8>
  // An external value is not asked for where another was stored.
  %five = arith.constant 5 : i8
  %s = tensor.splat %five[%c3] : tensor<?xi8>
  ml_program.global_store @outside = %s : tensor<?xi8>
  %o = ml_program.global_load @outside : tensor<?xi8>
  ml_program.return %a, %c, %t, %v, %y, %n, %l, %table, %o : i8, i8, tensor<?xi8>, tensor<?xi8>, tensor<?xi8>, f64, vector<2xi16>, tensor<2x2xi8>, tensor<?xi8>
}

// EXTERNAL: :[[#@LINE+2]]:8: error: unsupported: 'ml_program.global_load': the value of the global @outside is in external storage
func.func @external() -> tensor<?xi8> {
  %t = ml_program.global_load @outside : tensor<?xi8>
  return %t : tensor<?xi8>
}

// NOTHING: :[[#@LINE+2]]:8: error: unsupported: 'ml_program.global_load': the global @none has no value yet
func.func @nothing() -> i8 {
  %t = ml_program.global_load @none : i8
  return %t : i8
}
