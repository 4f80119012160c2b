// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e promised_by_call 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not mlir-interp run %s -e no_sum 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: mlir-interp run %s -e promised_by_nobody | FileCheck %s --check-prefix=NOBODY
// RUN: mlir-interp run %s -e kept | FileCheck %s --check-prefix=KEPT

// noundef of a result, at the function or at the call: poison is undefined behaviour where the call
// returns, whether anybody looks at it or not.
llvm.func @promises() -> (i32 {llvm.noundef}) {
  %0 = llvm.mlir.poison : i32
  llvm.return %0 : i32
}

llvm.func @gives() -> i32 {
  %0 = llvm.mlir.poison : i32
  llvm.return %0 : i32
}

llvm.func @twice(%a: i8) -> (i8 {llvm.noundef}) {
  %0 = llvm.add %a, %a overflow<nuw> : i8
  llvm.return %0 : i8
}

llvm.func @main() -> i32 {
  %c = llvm.mlir.constant(0 : i32) : i32
  // CHECK: [[@LINE+1]]:8: error: undefined behaviour: the function's result is poison, and noundef
  %1 = llvm.call @promises() : () -> i32
  llvm.return %c : i32
}

llvm.func @promised_by_call() -> i32 {
  %c = llvm.mlir.constant(0 : i32) : i32
  // CALL: [[@LINE+1]]:8: error: undefined behaviour: the function's result is poison, and noundef
  %1 = llvm.call @gives() : () -> (i32 {llvm.noundef})
  llvm.return %c : i32
}

llvm.func @no_sum() -> i8 {
  %c = llvm.mlir.constant(-1 : i8) : i8
  // SUM: [[@LINE+1]]:8: error: undefined behaviour: the function's result is poison, and noundef
  %1 = llvm.call @twice(%c) : (i8) -> i8
  llvm.return %1 : i8
}

llvm.func @promised_by_nobody() -> i32 {
  %c = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.call @gives() : () -> i32
  // NOBODY: 5 : i32
  llvm.return %c : i32
}

llvm.func @kept() -> i8 {
  %c = llvm.mlir.constant(7 : i8) : i8
  %1 = llvm.call @twice(%c) : (i8) -> i8
  // KEPT: 14 : i8
  llvm.return %1 : i8
}
