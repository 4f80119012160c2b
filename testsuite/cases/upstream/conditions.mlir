// RUN: %ods %S/Inputs/conditions.td -o %t.json
// RUN: not mlir-interp verify %s --dialect=%t.json --split-input-file 2>&1 | FileCheck %s
// Conditions on operations ask them by the accessors that mlir-tblgen writes. What is other C++ is told
// once, when it is first met.
// CHECK-NOT: error
// CHECK: conditions.td:[[#]]:1: warning: what is C++ here is not checked: (isNice($_op))
// CHECK-NOT: warning
func.func @good(%n: i8) {
  "own.value"(%n) {low = 3 : i32} : (i8) -> ()
  "own.attr"(%n) {low = 8 : i32} : (i8) -> ()
  "own.named"(%n) {low = 5 : i32} : (i8) -> ()
  "own.other"(%n) {low = 5 : i32} : (i8) -> ()
  "own.unknown"(%n) {low = 5 : i32} : (i8) -> ()
  "own.unknown"(%n) {low = 6 : i32} : (i8) -> ()
  return
}
// -----
func.func @value(%n: i8) {
  // CHECK: conditions.mlir:[[#@LINE+1]]:3: error: 'own.value' op failed to verify that low is at most three
  "own.value"(%n) {low = 4 : i32} : (i8) -> ()
  return
}
// -----
// It is unsigned in C++, or may not be: what it is below zero is not judged.
func.func @negative(%n: i8) {
  // CHECK: conditions.td:[[#]]:1: warning: what is C++ here is not checked: ($_op.getLow() <= 3)
  "own.value"(%n) {low = -1 : i32} : (i8) -> ()
  return
}
// -----
func.func @attr(%n: i8) {
  // CHECK: conditions.mlir:[[#@LINE+1]]:3: error: 'own.attr' op failed to verify that low is at most the width
  "own.attr"(%n) {low = 9 : i32} : (i8) -> ()
  return
}
// -----
func.func @named(%n: i8) {
  // CHECK: conditions.mlir:[[#@LINE+1]]:3: error: 'own.named' op failed to verify that low is five
  "own.named"(%n) {low = 9 : i32} : (i8) -> ()
  return
}
// -----
func.func @other(%n: i8) {
  // CHECK: conditions.mlir:[[#@LINE+1]]:3: error: 'own.other' op failed to verify that there is no high
  "own.other"(%n) {low = 9 : i32, high = 1 : i32} : (i8) -> ()
  return
}
