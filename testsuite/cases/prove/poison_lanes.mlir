// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir --entry=few | FileCheck %s --check-prefix=FEW
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir --entry=whole | FileCheck %s --check-prefix=WHOLE
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir --entry=defined | FileCheck %s --check-prefix=DEFINED
// Each lane of an argument may be poison by itself (P11); of one that is llvm.noundef none is (M14).

// FEW: DIFFERS in '{{.*}}after.mlir': poison in @few
// WHOLE: @whole: for every input: all 25 were run
// DEFINED: @defined: for every input: all 256 were run

//--- before.mlir
func.func @few(%a: vector<2xi8>) -> i8 {
  %0 = vector.extract %a[0] : i8 from vector<2xi8>
  return %0 : i8
}
func.func @whole(%a: vector<2xi2>) -> vector<2xi2> {
  return %a : vector<2xi2>
}
func.func @defined(%a: i8 {llvm.noundef}) -> i8 {
  return %a : i8
}

//--- after.mlir
func.func @few(%a: vector<2xi8>) -> i8 {
  %0 = vector.reduction <add>, %a : vector<2xi8> into i8
  %1 = vector.extract %a[1] : i8 from vector<2xi8>
  %2 = arith.subi %0, %1 : i8
  return %2 : i8
}
func.func @whole(%a: vector<2xi2>) -> vector<2xi2> {
  %zero = arith.constant dense<0> : vector<2xi2>
  %0 = arith.ori %a, %zero : vector<2xi2>
  return %0 : vector<2xi2>
}
func.func @defined(%a: i8 {llvm.noundef}) -> i8 {
  %0 = math.ctpop %a : i8
  %1 = arith.subi %0, %0 : i8
  %2 = arith.addi %a, %1 : i8
  return %2 : i8
}
