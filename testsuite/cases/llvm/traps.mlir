// DECISIONS.md N27
// RUN: not mlir-interp run %s -e trap 2>&1 | FileCheck %s --check-prefix=TRAP
// RUN: mlir-interp run %s -e trap > /dev/null 2>&1; test $? -eq 5
// RUN: not mlir-interp run %s -e debugtrap 2>&1 | FileCheck %s --check-prefix=DEBUG
// RUN: not mlir-interp run %s -e ubsantrap 2>&1 | FileCheck %s --check-prefix=UBSAN

func.func @trap() {
  // TRAP: [[@LINE+1]]:3: error: the program stopped itself: 'llvm.intr.trap' was reached
  llvm.intr.trap
  return
}

func.func @debugtrap() {
  // DEBUG: [[@LINE+1]]:3: error: the program stopped itself: 'llvm.intr.debugtrap' was reached
  llvm.intr.debugtrap
  return
}

func.func @ubsantrap() {
  // UBSAN: [[@LINE+1]]:3: error: the program stopped itself: 'llvm.intr.ubsantrap' of kind 255 was reached
  llvm.intr.ubsantrap <{failureKind = -1 : i8}>
  return
}
