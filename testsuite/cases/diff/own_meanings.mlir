// RUN: sed 's/arith.subi/arith.xori/' %s > %t.same.mlir
// RUN: mlir-interp diff %s --with=%t.same.mlir | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp diff %s --opt-cmd="sed s/arith.subi/arith.xori/" | FileCheck %s --check-prefix=SAME
// RUN: sed 's/%%x, %%d/%%d, %%d/' %s > %t.other.mlir
// RUN: not mlir-interp diff %s --with=%t.other.mlir | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp diff %s --passes=cse 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s --check-prefix=PRINT
// Each version of a program that says meanings has its own, and the state that they share with it.
meaning.type !my.number = i32
meaning.type<N> !my.bits<$N> = i$N
memref.global "private" @count : memref<i32> = dense<0>
meaning.op my.twice(%x: i32) -> i32 {
  %m = memref.get_global @count : memref<i32>
  %c = memref.load %m[] : memref<i32>
  %d = arith.addi %c, 1 : i32
  memref.store %d, %m[] : memref<i32>
  arith.addi %x, %d : i32
}
func.func @main(%x: i32) -> (i32, i32) {
  %a = "my.twice"(%x) : (i32) -> i32
  %b = "my.twice"(%x) : (i32) -> i32
  %m = memref.get_global @count : memref<i32>
  %c = memref.load %m[] : memref<i32>
  %d = arith.addi %a, %b : i32
  %f = arith.subi %d, %d : i32
  return %d, %c : i32, i32
}
// SAME: no counterexample
// OTHER: first departs  'my.twice'
// PASSES: not judged: it says meanings of its own
// PRINT: meaning.type !my.number = i32
// PRINT-NEXT: meaning.type<N> !my.bits<$N> = i$N
