// RUN: sh -c 'mlir-interp check %s; test $? = 6' | FileCheck %s
// Where nothing is asked about it is said why.

// CHECK: 0 functions, 0 inputs
// CHECK: 2 private functions were not asked about: others may call them; --entry=NAME asks
func.func private @f(%a: i32) -> i32 {
  return %a : i32
}
func.func private @g() {
  return
}
func.func private @declared()
