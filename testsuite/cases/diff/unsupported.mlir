// RUN: mlir-interp diff %s --passes=finalize-memref-to-llvm > %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --passes=cse,finalize-memref-to-llvm > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=PART --input-file=%t
// RUN: not mlir-interp diff %s --passes=cse,finalize-memref-to-llvm --json | FileCheck %s --check-prefix=JSON

// What a pass leaves and nobody here can run is not called wrong: the passes before it are judged,
// and the whole is judged in part.
// CHECK: not judged
// CHECK-NEXT: llvm.
// PART: not judged in part: no counterexample in {{[0-9]+}} inputs: 1 function
// PART-NEXT: not judged behind 'finalize-memref-to-llvm'
// JSON: "verdict": "not judged in part"
// JSON: "no_counterexample": 0, "differs": 0, "not_judged": 1
func.func @f(%a: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  %x = arith.muli %a, %a : i32
  %y = arith.muli %a, %a : i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}
