// RUN: mlir-interp run %s --args='3' | FileCheck %s
// RUN: not mlir-interp run %S/Inputs/lists_of_types.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// A variable of several may be a list within a type: of inputs of a function, of a tuple's types, of
// parameters; it may be empty.
meaning.op<Ts..., R> my.call(%f: ($Ts...) -> $R, %xs...: $Ts...) -> $R {
  %r = func.call_indirect %f(%xs...) : ($Ts...) -> $R
  return %r : $R
}
meaning.op<Ts..., U> my.count(%x: tuple<$U, $Ts...>) -> $U {
  %r = arith.constant 7 : $U
  return %r : $U
}
meaning.op<Ts...> my.twice(%f: ($Ts...) -> ($Ts...), %xs...: $Ts...) -> ($Ts...) {
  %a... = func.call_indirect %f(%xs...) : ($Ts...) -> ($Ts...)
  %b... = func.call_indirect %f(%a...) : ($Ts...) -> ($Ts...)
  return %b... : $Ts...
}
func.func @add(%x: i32, %y: i32) -> i32 {
  %a = arith.addi %x, %y : i32
  return %a : i32
}
func.func @five() -> i32 {
  %a = arith.constant 5 : i32
  return %a : i32
}
func.func @next(%x: i32, %m: memref<2x3xf32, strided<[3, 1]>>) -> (i32, memref<2x3xf32, strided<[3, 1]>>) {
  %y = arith.addi %x, %x : i32
  return %y, %m : i32, memref<2x3xf32, strided<[3, 1]>>
}
func.func @main(%x: i32) -> (i32, i32, i32) {
  %f = constant @add : (i32, i32) -> i32
  %a = "my.call"(%f, %x, %x) : ((i32, i32) -> i32, i32, i32) -> i32
  %g = constant @five : () -> i32
  %b = "my.call"(%g) : (() -> i32) -> i32
  %h = constant @next : (i32, memref<2x3xf32, strided<[3, 1]>>) -> (i32, memref<2x3xf32, strided<[3, 1]>>)
  %m = memref.alloca() : memref<2x3xf32>
  %n = memref.cast %m : memref<2x3xf32> to memref<2x3xf32, strided<[3, 1]>>
  %c:2 = "my.twice"(%h, %x, %n) : ((i32, memref<2x3xf32, strided<[3, 1]>>) -> (i32, memref<2x3xf32, strided<[3, 1]>>), i32, memref<2x3xf32, strided<[3, 1]>>) -> (i32, memref<2x3xf32, strided<[3, 1]>>)
  return %a, %b, %c#0 : i32, i32, i32
}
// CHECK: 6 : i32
// CHECK-NEXT: 5 : i32
// CHECK-NEXT: 12 : i32
// OTHER: note: not this one: operand #1 is 'f32' and not '$Ts...'
