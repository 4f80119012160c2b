// RUN: mlir-interp diff %s -e moved --passes='loop-invariant-code-motion,one-shot-bufferize{bufferize-function-boundaries}' | FileCheck %s
// RUN: not mlir-interp diff %s -e used --with=%S/Inputs/moved.mlir | FileCheck %s --check-prefix=USED
// What is pure may be moved to where it would be undefined and nobody asks for its result (T3).

// CHECK: no counterexample in
func.func @moved(%t: tensor<?xi32>, %i: index, %many: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.select %many, %c3, %c0 : index
  %zero = arith.constant 0 : i32
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%a = %zero) -> i32 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    %s = tensor.extract_slice %t[%i] [1] [1] : tensor<?xi32> to tensor<1xi32>
    %y = tensor.extract %s[%c0] : tensor<1xi32>
    %b = arith.addi %a, %x : i32
    %c = arith.addi %b, %y : i32
    scf.yield %c : i32
  }
  return %sum : i32
}

// USED: DIFFERS
// USED-SAME: poison in @used
// USED: the poison was born here: what it is given makes it undefined
// USED: rule {{.*}}The behaviour is undefined unless every index
func.func @used(%t: tensor<0xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
}
