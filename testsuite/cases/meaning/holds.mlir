// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e circle | FileCheck %s --check-prefix=CIRCLE
// RUN: mlir-interp run %s -e again | FileCheck %s --check-prefix=AGAIN
// RUN: mlir-interp run %s -e tensors | FileCheck %s --check-prefix=TENSORS
// What an operation of the user's holds (G5): several values, of any type, that move at once.
meaning.op<Ts...> my.out(%v...: $Ts...)
meaning.op<Ts...> my.run(%n: index) -> ($Ts...) {
  %r... = meaning.graph 0() ticks %n : () -> ($Ts...)
  return %r... : $Ts...
}
// Two values change places at each tick.
meaning.op my.swap() holds (%a: i32, %b: i8) -> (i32, i8) {
  begin {
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i8
    return %one, %two : i32, i8
  }
  gives { return %a, %b : i32, i8 }
  takes {
    %c = arith.trunci %a : i32 to i8
    %d = arith.extsi %b : i8 to i32
    return %d, %c : i32, i8
  }
}
meaning.op<T> my.delay(%in: $T) attributes {first} holds (%was: $T) -> $T {
  begin { arith.constant $first : $T }
  gives { return %was : $T }
  takes { return %in : $T }
}
// CHECK: 2 : i32
// CHECK-NEXT: 1 : i8
func.func @main() -> (i32, i8) {
  %n = arith.constant 4 : index
  %a, %b = "my.run"(%n) ({
    %a, %b = "my.swap"() : () -> (i32, i8)
    "my.out"(%a, %b) : (i32, i8) -> ()
  }) : (index) -> (i32, i8)
  return %a, %b : i32, i8
}
// Two hold what the other gives: no order of the text matters.
// CIRCLE: 7 : i32
// CIRCLE-NEXT: 5 : i32
func.func @circle() -> (i32, i32) {
  %n = arith.constant 2 : index
  %a, %b = "my.run"(%n) ({
    %a = "my.delay"(%b) {first = 5 : i32} : (i32) -> i32
    %b = "my.delay"(%a) {first = 7 : i32} : (i32) -> i32
    "my.out"(%a, %b) : (i32, i32) -> ()
  }) : (index) -> (i32, i32)
  return %a, %b : i32, i32
}
// Each run of the graph begins anew.
// AGAIN: 3 : i32
func.func @again() -> i32 {
  %n = arith.constant 4 : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%before = %c1) -> i32 {
    %a = "my.run"(%n) ({
      %a = "my.delay"(%next) {first = 0 : i32} : (i32) -> i32
      %next = arith.addi %a, %c1 : i32
      "my.out"(%a) : (i32) -> ()
    }) : (index) -> i32
    scf.yield %a : i32
  }
  return %r : i32
}
// TENSORS: dense<4> : tensor<2xi32>
func.func @tensors() -> tensor<2xi32> {
  %n = arith.constant 3 : index
  %a = "my.run"(%n) ({
    %a = "my.delay"(%next) {first = dense<1> : tensor<2xi32>} : (tensor<2xi32>) -> tensor<2xi32>
    %next = arith.addi %a, %a : tensor<2xi32>
    "my.out"(%a) : (tensor<2xi32>) -> ()
  }) : (index) -> tensor<2xi32>
  return %a : tensor<2xi32>
}
