// RUN: not mlir-interp run %s -e other 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e called 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: not mlir-interp run %s -e few 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: mlir-interp run %s -e same | FileCheck %s --check-prefix=SAME
// A function may end with another dialect's return, of which the verifier does not ask whether it fits.

// OTHER: return_elsewhere.mlir:[[@LINE+4]]:3: error: 'llvm.return': it does not give what @other returns, which is of type '() -> tensor<4xi32>'
// CALLED: return_elsewhere.mlir:[[@LINE+3]]:3: error: 'llvm.return': it does not give what @other returns
func.func @other() -> tensor<4xi32> {
  %address = llvm.mlir.constant(4702111234474983745 : i64) : i64
  llvm.return %address : i64
}
func.func @called() -> tensor<4xi32> {
  %t = call @other() : () -> tensor<4xi32>
  return %t : tensor<4xi32>
}

// FEW: error: 'llvm.return': it does not give what @few returns
func.func @few() -> i32 {
  llvm.return
}

// SAME: 4 : i32
func.func @same() -> i32 {
  %c = llvm.mlir.constant(4 : i32) : i32
  llvm.return %c : i32
}
