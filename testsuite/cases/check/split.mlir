// RUN: mlir-interp check %s --split-input-file | FileCheck %s
// RUN: mlir-interp check %S/Inputs/folder/a.mlir %S/Inputs/folder/inner/b.mlir | FileCheck %s --check-prefix=FOLDER
// RUN: mlir-interp check %S/Inputs/folder | FileCheck %s --check-prefix=FOLDER

// CHECK: @f: 4096 inputs: all equal
// CHECK: @f: all 256 inputs: all equal
// CHECK: llvm -O2 2 
// FOLDER: a.mlir: @a: all 256 inputs: all equal
// FOLDER-NEXT: inner/b.mlir: @b: all 256 inputs: all equal
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: i8) -> i8 {
  return %a : i8
}
