// RUN: mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e unshared | FileCheck %s --check-prefix=NOALIAS
// RUN: mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e alone | FileCheck %s --check-prefix=HOLDS
// RUN: not mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e unwritten | FileCheck %s --check-prefix=READONLY
// RUN: not mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e defined | FileCheck %s --check-prefix=NOUNDEF
// RUN: not mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e calls | FileCheck %s --check-prefix=NOALIAS
// RUN: mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e extended | FileCheck %s --check-prefix=HOLDS
// RUN: mlir-interp diff %s --with=%S/Inputs/promise_added.mlir -e kept | FileCheck %s --check-prefix=HOLDS
// What only the target promises may be broken, which no run shows (M13).

// NOALIAS: {{^.*}}not judged
// NOALIAS: 'func.func' at {{.*}} has 'llvm.noalias', and the source has not
// READONLY: {{^.*}}not judged
// READONLY: 'func.func' at {{.*}} has 'llvm.readonly', and the source has not
// NOUNDEF: {{^.*}}not judged
// NOUNDEF: 'func.func' at {{.*}} has 'llvm.noundef', and the source has not
// HOLDS: {{refines|no counterexample}}
func.func @unshared(%from: memref<2xi32>, %to: memref<2xi32>) {
  memref.copy %from, %to : memref<2xi32> to memref<2xi32>
  return
}

// There is nobody to share it with.
func.func @alone(%to: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  return
}

func.func @unwritten(%to: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  return
}

func.func @defined(%a: i1, %p: i32) -> i32 {
  return %p : i32
}

// Of a function that is called.
func.func private @store(%to: memref<2xi32>, %other: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  memref.store %v, %to[%c0] : memref<2xi32>
  memref.store %v, %other[%c0] : memref<2xi32>
  return
}
func.func @calls(%to: memref<2xi32>, %v: i32) {
  call @store(%to, %to, %v) : (memref<2xi32>, memref<2xi32>, i32) -> ()
  return
}

// It says how a value is handed over.
func.func @extended(%a: i8) -> i8 {
  return %a : i8
}

func.func @kept(%from: memref<2xi32> {llvm.noalias}, %to: memref<2xi32> {llvm.align = 16 : i64}) {
  memref.copy %from, %to : memref<2xi32> to memref<2xi32>
  return
}
