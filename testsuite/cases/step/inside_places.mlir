// Within an operation that means others, where the run stands is a place like others: it is listed, explained, and
// stopped at again.
// RUN: printf 'step\nlist\nexplain\nbreak\ntbreak\ncontinue\nbt\n' | mlir-interp step %s -e square \
// RUN:   --args='dense<[3.0, 4.0]>' | FileCheck %s
// CHECK: #2 arith.mulf in linalg.square, line 21
// CHECK-NEXT: at the point %d0 = 0
// CHECK: (step) list
// CHECK: => 21 %r = linalg.square
// CHECK: (step) explain
// CHECK-NEXT: arith.mulf: float multiplication
// CHECK: (step) break
// CHECK-NEXT: breakpoint 1, before 'arith.mulf', line 21
// CHECK: (step) tbreak
// CHECK-NEXT: breakpoint 2, before 'arith.mulf', line 21
// CHECK: (step) continue
// CHECK: at the point %d0 = 1
// CHECK: (step) bt
// CHECK-NEXT: #0 linalg.square at arith.mulf, line 21
// CHECK-NEXT: #1 @square(%a = {{.*}}) at linalg.square, line 21
func.func @square(%a: tensor<2xf32>) -> tensor<2xf32> {
  %r = linalg.square ins(%a : tensor<2xf32>) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
