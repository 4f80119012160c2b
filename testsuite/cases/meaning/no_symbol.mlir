// What a meaning names must be there, as it must in a program: the use says so before it runs.
// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s

meaning.op my.tick() -> i32 {
  // CHECK: :[[# @LINE + 1]]:9: error: 'memref.get_global' op 'count' does not reference a valid global memref
  %at = memref.get_global @count : memref<i32>
  %n = memref.load %at[] : memref<i32>
  return %n : i32
}
func.func @main() -> i32 {
  // CHECK: :[[# @LINE + 1]]:8: error: the error above is in what 'my.tick' means here
  %a = "my.tick"() : () -> i32
  return %a : i32
}
