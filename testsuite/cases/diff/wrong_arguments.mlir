// RUN: mlir-interp diff %s --passes=canonicalize -e f --args='5 : i64' 2> %t > %t.out; test $? -eq 2
// RUN: FileCheck %s --input-file=%t
// RUN: FileCheck %s --check-prefix=OUT --input-file=%t.out
// RUN: mlir-interp diff %s --passes=canonicalize -e f --args='1, 2' 2> /dev/null; test $? -eq 2

// Arguments are read before anything else is said, also where a pass changes nothing.
// CHECK: error: argument 0 of @f is of type 'i32', but got '5 : i64'
// OUT: not compared
// OUT-NOT: refines
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
