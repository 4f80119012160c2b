// RUN: mlir-interp diff %s --passes=convert-func-to-llvm > %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --passes=cse,convert-func-to-llvm | FileCheck %s --check-prefix=PART

// What a pass leaves and nobody here can run is not called wrong: the passes before it are judged.
// CHECK: not judged
// CHECK-NEXT: llvm.
// PART: no counterexample
// PART: not judged behind 'convert-func-to-llvm'
func.func @f(%a: i32) -> i32 {
  %x = arith.muli %a, %a : i32
  %y = arith.muli %a, %a : i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}
