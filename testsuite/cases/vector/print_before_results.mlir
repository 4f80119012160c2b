// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-opt -o /dev/null
// RUN: mlir-interp print %s --mlir-print-debuginfo | FileCheck %s --check-prefix=PLACE
// RUN: mlir-interp print %s --mlir-print-debuginfo | mlir-opt -o /dev/null
// What stands at the end of an operation and may be an operand is told from the next one's results; upstream does not
// tell them, and punctuation stands between them where they are printed.
func.func @pair() -> (i32, i32) {
  %a = arith.constant 1 : i32
  return %a, %a : i32, i32
}
func.func @results(%a: i32) {
  // CHECK: vector.print punctuation <newline>{{$}}
  // CHECK-NEXT: %{{.*}} = arith.addi
  // PLACE: vector.print loc({{.*}}){{$}}
  // PLACE-NEXT: %{{.*}} = arith.addi
  vector.print
  %b = arith.addi %a, %a : i32
  // CHECK: vector.print punctuation <newline>{{$}}
  // CHECK-NEXT: %{{.*}}:2 = call
  vector.print
  %c:2 = call @pair() : () -> (i32, i32)
  // CHECK-NEXT: vector.print %arg0 : i32
  // CHECK-NEXT: %{{.*}} = arith.addi
  vector.print %a
    : i32
  %d = arith.addi %a, %a : i32
  // CHECK: vector.print{{$}}
  // CHECK-NEXT: return
  vector.print
  return
}
func.func @attributes(%a: i32) {
  // An attribute stands between them as well.
  // CHECK: vector.print {x.a}{{$}}
  // CHECK-NEXT: %{{.*}} = arith.addi
  vector.print punctuation <newline> {x.a}
  %b = arith.addi %a, %a : i32
  return
}
