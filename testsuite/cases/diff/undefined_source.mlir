// RUN: mlir-interp diff %s --with=%S/Inputs/undefined_source.mlir > %t; test $? -eq 6
// RUN: FileCheck %s < %t
// RUN: mlir-interp diff %s --with=%S/Inputs/undefined_source.mlir --entry=f > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=NOTHING < %t

// Where the source divides by zero the target may do anything: such inputs are not
// counted as compared, and where a function has no others the status is 6.
// CHECK: not judged in part: no counterexample in {{[0-9]+}} inputs: 2 functions, 2000 inputs ({{[0-9]+}} undefined in the source)
// CHECK-NEXT: in part not judged behind {{.*}}: @f: nothing is compared: the source is undefined on every input
// NOTHING: not judged: 1 function, 1000 inputs (1000 undefined in the source)
// NOTHING-NEXT: not judged behind {{.*}}: @f: nothing is compared: the source is undefined on every input
// NOTHING-NEXT: first undefined in the source: undefined behaviour: the divisor is zero
func.func @quotient(%a: i32, %b: i32) -> i32 {
  %0 = arith.divui %a, %b : i32
  return %0 : i32
}

func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %0 = arith.divui %a, %z : i32
  return %0 : i32
}
