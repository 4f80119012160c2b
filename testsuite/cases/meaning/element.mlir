// RUN: mlir-interp run %s | FileCheck %s
// element($T) is the type of the elements that values of $T have.
meaning.op<T, E> my.total(%x: $T) -> $E {
  %r = vector.reduction <add>, %x : $T into element($T)
  return %r : element($T)
}
func.func @main() -> i32 {
  %x = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %r = "my.total"(%x) : (vector<3xi32>) -> i32
  return %r : i32
}
// CHECK: 6 : i32
