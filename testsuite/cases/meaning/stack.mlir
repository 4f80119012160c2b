// RUN: mlir-interp run %s --entry=kept | FileCheck %s
// RUN: not mlir-interp run %s --entry=ended 2>&1 | FileCheck %s --check-prefix=ENDED
// What a region of my operation puts on the stack outlives the operation, whose meaning runs it in a
// loop of its own: it ends with the function (M36).
meaning.op<Ts...> my.yield(%values...: $Ts...)
meaning.op<T> my.last(%init: $T) -> $T {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %r = scf.for %i = %zero to %three step %one iter_args(%a = %init) -> ($T) {
    %n = meaning.region 0(%i, %a) : (index, $T) -> $T
    scf.yield %n : $T
  }
  return %r : $T
}
func.func @last() -> memref<index> {
  %m = memref.alloca() : memref<index>
  %r = "my.last"(%m) ({
  ^bb0(%i: index, %a: memref<index>):
    %n = memref.alloca() : memref<index>
    memref.store %i, %n[] : memref<index>
    "my.yield"(%n) : (memref<index>) -> ()
  }) : (memref<index>) -> memref<index>
  %x = memref.load %r[] : memref<index>
  vector.print %x : index
  return %r : memref<index>
}
// CHECK: 2
func.func @kept() {
  call @last() : () -> memref<index>
  return
}
func.func @ended() -> index {
  %r = call @last() : () -> memref<index>
  // ENDED: stack.mlir:[[#@LINE+1]]:8: error: undefined behaviour
  %x = memref.load %r[] : memref<index>
  return %x : index
}
