// RUN: mlir-interp run %s -e int --entry-point-result=i32 | FileCheck %s --check-prefix=INT
// RUN: mlir-interp run %s -e float -entry-point-result f32 | FileCheck %s --check-prefix=FLOAT
// RUN: mlir-interp run %s -e infinite --entry-point-result=f32 | FileCheck %s --check-prefix=INFINITE
// RUN: mlir-interp run %s -e negative --entry-point-result=f64 | FileCheck %s --check-prefix=NEGATIVE
// RUN: mlir-interp run %s -e nan --entry-point-result=f32 | FileCheck %s --check-prefix=NAN
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

func.func @infinite() -> f32 {
  %x = arith.constant 0x7F800000 : f32
  // INFINITE: {{^}}INF{{$}}
  return %x : f32
}

func.func @negative() -> f64 {
  %x = arith.constant 0xFFF0000000000000 : f64
  // NEGATIVE: {{^}}-INF{{$}}
  return %x : f64
}

// Whatever its sign is.
func.func @nan() -> f32 {
  %x = arith.constant 0xFFC00000 : f32
  // NAN: {{^}}nan{{$}}
  return %x : f32
}
