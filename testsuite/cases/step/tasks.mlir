// RUN: mlir-interp step %s < %S/Inputs/tasks.txt | FileCheck %s --match-full-lines
// Each task is stepped through on its own: `next` goes over the operation that begins one, `step` into its body, and back.
// CHECK: (step) next
// CHECK: #2 async.execute in @main, line [[BEGIN:[0-9]+]]
// CHECK: (step) next
// CHECK-NEXT:   %t#0 = a token : !async.token
// CHECK-NEXT:   %v#1 = a value : !async.value<i32>
// CHECK: #5 async.await in @main, line {{[0-9]+}}
// CHECK: (step) reverse-next
// CHECK: #2 async.execute in @main, line [[BEGIN]]
// CHECK: (step) step
// CHECK: #3 arith.addi in @main, line {{[0-9]+}}
// CHECK: (step) step
// CHECK-NEXT:   %x = 2 : i32
// CHECK: (step) reverse-step
// CHECK: #3 arith.addi in @main, line {{[0-9]+}}
// CHECK: (step) continue
// CHECK: @main returned, and the run has ended:
// CHECK-NEXT: 2 : i32
func.func @main() -> i32 {
  %c1 = arith.constant 1 : i32
  %t, %v = async.execute -> !async.value<i32> {
    %x = arith.addi %c1, %c1 : i32
    async.yield %x : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}
