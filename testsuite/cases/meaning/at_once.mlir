// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed=3 | FileCheck %s
// RUN: mlir-interp run %s -e all | FileCheck %s --check-prefix=ALL
// RUN: mlir-interp run %s -e apart --seed=5 | FileCheck %s --check-prefix=APART
// Three regions that run at once, as the operation's definition says (G7): what each gives does not
// depend on the order.
meaning.op<Ts...> my.yield(%v...: $Ts...)
meaning.op my.three(%x: i32) -> (i32, i32, i32) {
  %a, %b, %c = meaning.parallel [0, 1, 2](%x) : (i32) -> (i32, i32, i32)
  return %a, %b, %c : i32, i32, i32
}
meaning.op my.all() {
  meaning.parallel []() : () -> ()
  return
}
// CHECK: 6 : i32
// CHECK-NEXT: 9 : i32
// CHECK-NEXT: 10 : i32
func.func @main() -> (i32, i32, i32) {
  %five = arith.constant 5 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4 : i32
  %a, %b, %c = "my.three"(%five) ({
  ^bb0(%x: i32):
    %r = arith.addi %x, %one : i32
    "my.yield"(%r) : (i32) -> ()
  }, {
  ^bb0(%x: i32):
    %r = arith.addi %x, %four : i32
    "my.yield"(%r) : (i32) -> ()
  }, {
  ^bb0(%x: i32):
    %r = arith.addi %x, %x : i32
    "my.yield"(%r) : (i32) -> ()
  }) : (i32) -> (i32, i32, i32)
  return %a, %b, %c : i32, i32, i32
}
// What they update at once they may share; so may those that only read.
// ALL: 12 : i32
func.func @all() -> i32 {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %sum = memref.alloca() : memref<i32>
  %from = memref.alloca() : memref<i32>
  memref.store %zero, %sum[] : memref<i32>
  memref.store %three, %from[] : memref<i32>
  "my.all"() ({
    %n = memref.load %from[] : memref<i32>
    %r = memref.atomic_rmw addi %n, %sum[] : (i32, memref<i32>) -> i32
    "my.yield"() : () -> ()
  }, {
    %n = memref.load %from[] : memref<i32>
    %m = arith.addi %n, %n : i32
    %r = memref.atomic_rmw addi %m, %sum[] : (i32, memref<i32>) -> i32
    "my.yield"() : () -> ()
  }, {
    %n = memref.load %from[] : memref<i32>
    %r = memref.atomic_rmw addi %n, %sum[] : (i32, memref<i32>) -> i32
    "my.yield"() : () -> ()
  }) : () -> ()
  %r = memref.load %sum[] : memref<i32>
  return %r : i32
}
// Each has its own element.
// APART: 8 : i32
func.func @apart() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %m = memref.alloca() : memref<2xi32>
  "my.all"() ({
    memref.store %three, %m[%c0] : memref<2xi32>
    "my.yield"() : () -> ()
  }, {
    memref.store %five, %m[%c1] : memref<2xi32>
    "my.yield"() : () -> ()
  }) : () -> ()
  %a = memref.load %m[%c0] : memref<2xi32>
  %b = memref.load %m[%c1] : memref<2xi32>
  %r = arith.addi %a, %b : i32
  return %r : i32
}
