// RUN: mlir-interp diff %s --passes='convert-tensor-to-linalg,one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops)' | FileCheck %s
// What a pass leaves may be what is not executed here; where a later one makes of it what is, that is
// held against the program before both.
// CHECK: no counterexample in
// CHECK-NEXT: not judged behind 'convert-tensor-to-linalg': what it left cannot be read here
// CHECK-NEXT: what later passes left was held against the program before it
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %v : tensor<1xi32>
  %p = tensor.pad %t low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : i32
  } : tensor<1xi32> to tensor<4xi32>
  %r = tensor.extract %p[%c0] : tensor<4xi32>
  return %r : i32
}
