// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e settles | FileCheck %s --check-prefix=SETTLES
// RUN: mlir-interp run %s -e until | FileCheck %s --check-prefix=UNTIL
// RUN: mlir-interp run %s -e no_end | FileCheck %s --check-prefix=NO-END
// How long a graph of the user's runs (G6): once; until it settles; until a value is true.
meaning.op<Ts...> my.out(%v...: $Ts...)
meaning.op<T> my.delay(%in: $T) attributes {first} holds (%was: $T) -> $T {
  begin { arith.constant $first : $T }
  gives { return %was : $T }
  takes { return %in : $T }
}
meaning.op<T> my.once(%x: $T) -> $T {
  %r = meaning.graph 0(%x) : ($T) -> $T
  return %r : $T
}
meaning.op<T> my.settled(%x: $T) -> $T {
  %most = arith.constant 101 : index
  %r = meaning.graph 0(%x) ticks %most settles : ($T) -> $T
  return %r : $T
}
meaning.op<T> my.until() -> $T {
  %r, %done = meaning.graph 0() until 1 : () -> ($T, i1)
  return %r : $T
}
meaning.op my.bare() {
  meaning.graph 0() : () -> ()
}
// CHECK: 9 : i32
func.func @main() -> i32 {
  %x = arith.constant 9 : i32
  %r = "my.once"(%x) ({
  ^bb0(%in: i32):
    %was = "my.delay"(%in) {first = 0 : i32} : (i32) -> i32
    %both = arith.addi %was, %in : i32
    "my.out"(%both) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
// At the limit it may just have settled.
// SETTLES: 100 : i32
func.func @settles() -> i32 {
  %x = arith.constant 100 : i32
  %one = arith.constant 1 : i32
  %r = "my.settled"(%x) ({
  ^bb0(%end: i32):
    %was = "my.delay"(%next) {first = 0 : i32} : (i32) -> i32
    %more = arith.addi %was, %one : i32
    %next = arith.minsi %more, %end : i32
    "my.out"(%was) : (i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
// UNTIL: 1024 : i32
func.func @until() -> i32 {
  %end = arith.constant 1000 : i32
  %r = "my.until"() ({
    %was = "my.delay"(%next) {first = 1 : i32} : (i32) -> i32
    %next = arith.addi %was, %was : i32
    %done = arith.cmpi sgt, %was, %end : i32
    "my.out"(%was, %done) : (i32, i1) -> ()
  }) : () -> i32
  return %r : i32
}
// NO-END: 3
func.func @no_end() {
  "my.bare"() ({
    vector.print %three : i32
    %three = arith.constant 3 : i32
  }) : () -> ()
  return
}
