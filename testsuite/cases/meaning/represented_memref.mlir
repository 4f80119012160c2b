// RUN: sed 's/arith.addi/arith.muli/' %s >%t.mlir
// RUN: not mlir-interp diff %s --with=%t.mlir | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp run %s -e f --args='dense<[1, 2]>, 3 : i8' --npy-out=%t | FileCheck %s
// RUN: mlir-interp run %s -e f --args='@"%t/arg0.npy", 3 : i8' | FileCheck %s --check-prefix=AGAIN
// RUN: mlir-interp diff %s --with=%s -e asked --stubs=4 | FileCheck %s --check-prefix=SAME
// RUN: printf 'watch %%%%l\nwatch %%%%n[0]\ninfo memory\ncontinue\nprint %%%%l[1]\ninfo memory\ncontinue\n' | mlir-interp step %s -e f --args='dense<[1, 2]>, 3 : i8' | FileCheck %s --check-prefix=STEP
// Values of a type that a memref represents are compared, made up, written to files and watched as
// memrefs are.
meaning.type !my.box = memref<2xi8>
meaning.op my.get(%box: !my.box) -> i8 {
  %at = arith.constant 1 : index
  %r = memref.load %box[%at] : memref<2xi8>
  return %r : i8
}
meaning.op my.put(%box: !my.box, %value: i8) {
  %at = arith.constant 1 : index
  memref.store %value, %box[%at] : memref<2xi8>
}
meaning.op my.new() -> !my.box {
  %r = memref.alloc() : memref<2xi8>
  return %r : memref<2xi8>
}
func.func @f(%l: !my.box, %x: i8) -> !my.box {
  %a = "my.get"(%l) : (!my.box) -> i8
  %b = arith.addi %a, %x : i8
  "my.put"(%l, %b) : (!my.box, i8) -> ()
  %n = "my.new"() : () -> !my.box
  "my.put"(%n, %b) : (!my.box, i8) -> ()
  return %n : !my.box
}
// CHECK: dense<[?, 5]> : !my.box
// CHECK-NEXT: %arg0 = dense<[1, 5]> : !my.box
// AGAIN: dense<[?, 8]> : !my.box
// AGAIN-NEXT: %arg0 = dense<[1, 8]> : !my.box
// DIFF: wrong result in @f
// DIFF: --args='dense<{{.*}}> : tensor<2xi8>, {{-?[0-9]+}} : i8'
// DIFF: element 1 of result 0
func.func private @ask(%l: !my.box) -> i8
func.func @asked(%l: !my.box) -> i8 {
  %a = func.call @ask(%l) : (!my.box) -> i8
  return %a : i8
}
// SAME: no counterexample
// STEP: seen as %l
// STEP: watchpoint 1: %l
// STEP-NEXT: [1] was 2 : i8, is 5 : i8, by 'my.put'
// STEP: %l[1] = 5 : i8
