// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A selection between a flag and false is no `and`: what is not chosen may be poison.

// CHECK: DIFFERS in '{{.*}}after.mlir': poison in @f
// CHECK: input          --entry=f --args='false, {{.*}}
// CHECK: expected       false
// CHECK: actual         poison

//--- before.mlir
func.func @f(%a: i1, %b: i64, %c: i64) -> i1 {
  %false = arith.constant false
  %0 = arith.cmpi slt, %b, %c : i64
  %1 = arith.select %a, %0, %false : i1
  return %1 : i1
}

//--- after.mlir
func.func @f(%a: i1, %b: i64, %c: i64) -> i1 {
  %0 = arith.cmpi slt, %b, %c : i64
  %1 = arith.andi %a, %0 : i1
  return %1 : i1
}
