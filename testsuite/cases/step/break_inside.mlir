// RUN: printf 'break 30\ncontinue\ncontinue\ndelete\nbreak 31 if %%%%in == 3\ncontinue\nprint %%%%in\nbreak linalg.yield if %%%%in == 4 and %%%%n == 7\ncontinue\nreverse-continue\ndelete\nbreak linalg.generic\nreverse-continue\nstep\nbreak\nexplain\n' | mlir-interp step %s | FileCheck %s
// A breakpoint in the body of a linalg operation stops where that runs, at each of its points; one on
// the operation itself stops before all of them.
// CHECK: arith.muli in linalg.generic, line 30
// CHECK-NEXT: at the point %d0 = 0
// CHECK: arith.muli in linalg.generic, line 30
// CHECK-NEXT: at the point %d0 = 1
// CHECK: arith.addi in linalg.generic, line 31
// CHECK-NEXT: at the point %d0 = 1
// CHECK: %in = 3 : i32
// What is yielded is written.
// CHECK: affine.store in linalg.generic
// CHECK-NEXT: at the point %d0 = 2
// CHECK: (step) reverse-continue
// CHECK: arith.addi in linalg.generic, line 31
// CHECK-NEXT: at the point %d0 = 1
// CHECK: (step) reverse-continue
// CHECK: #3 linalg.generic in @main
// Where it stands, a breakpoint can be set, and told what it stands before.
// CHECK: (step) break
// CHECK-NEXT: breakpoint 5, before 'arith.muli', line 30
// CHECK: (step) explain
// CHECK-NEXT: arith.muli
func.func @main() -> tensor<3xi32> {
  %n = arith.constant 7 : i32
  %t = arith.constant dense<[2, 3, 4]> : tensor<3xi32>
  %r = linalg.generic { indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"] }
      ins(%t : tensor<3xi32>) outs(%t : tensor<3xi32>) {
  ^bb0(%in: i32, %out: i32):
    %m = arith.muli %in, %n : i32
    %a = arith.addi %m, %in : i32
    linalg.yield %a : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}
