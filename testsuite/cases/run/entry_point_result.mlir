// RUN: mlir-interp run %s -e int --entry-point-result=i32 | FileCheck %s --check-prefix=INT
// RUN: mlir-interp run %s -e float -entry-point-result f32 | FileCheck %s --check-prefix=FLOAT
// RUN: mlir-interp run %s -e int --entry-point-result=void | count-22 0
// RUN: not mlir-interp run %s -e int --entry-point-result=f64 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp run %s -e index32 --index-bitwidth=32 | FileCheck %s --check-prefix=INDEX
// What mlir-runner prints for its result types, and nothing else.
func.func @int() -> i32 {
  %x = arith.constant -42 : i32
  // INT: {{^}}-42{{$}}
  // WRONG: error: {{.*}}does not return one f64
  return %x : i32
}

func.func @float() -> f32 {
  %x = arith.constant 4.2 : f32
  // FLOAT: {{^}}4.200000e+00{{$}}
  return %x : f32
}

func.func @index32() -> index {
  %a = arith.constant 0x7fffffff : index
  %one = arith.constant 1 : index
  %b = arith.addi %a, %one : index
  // INDEX: -2147483648 : index
  return %b : index
}
