// RUN: mlir-interp diff %s --passes='convert-vector-to-llvm{enable-x86vector=true}' > %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --passes='cse,convert-vector-to-llvm{enable-x86vector=true}' > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=PART --input-file=%t
// RUN: not mlir-interp diff %s --passes='cse,convert-vector-to-llvm{enable-x86vector=true}' --json | FileCheck %s --check-prefix=JSON

// What a pass leaves and nobody here can run is not called wrong: the passes before it are judged,
// and the whole is judged in part.
// CHECK: not judged
// CHECK-NEXT: llvm.
// PART: not judged in part: no counterexample in {{[0-9]+}} inputs: 1 function
// PART-NEXT: not judged behind 'convert-vector-to-llvm{enable-x86vector=true}'
// JSON: "verdict": "not judged in part"
// JSON: "no_counterexample": 0, "differs": 0, "not_judged": 1
func.func @f(%m: memref<1xbf16>) -> vector<8xf32> {
  %a = x86vector.avx.bcst_to_f32.packed %m : memref<1xbf16> -> vector<8xf32>
  %x = arith.mulf %a, %a : vector<8xf32>
  %y = arith.mulf %a, %a : vector<8xf32>
  %z = arith.addf %x, %y : vector<8xf32>
  return %z : vector<8xf32>
}
