// What stands in a dictionary with the name of a property that is no attribute has nothing to do with it,
// and both are kept: in text of either form and in bytecode that has properties.
// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print --generic - | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print --generic %s > %t.mlir
// RUN: mlir-opt --mlir-print-op-generic %s | diff -B - %t.mlir
// RUN: for v in 5 6; do mlir-interp print --emit-bytecode=$v %s | mlir-interp print --generic - | diff %t.mlir - || exit 1; done
// RUN: for v in 5 6; do mlir-opt --emit-bytecode --emit-bytecode-version=$v %s | mlir-interp print --generic - | diff %t.mlir - || exit 1; done
// RUN: for v in 5 6; do mlir-interp print --emit-bytecode=$v %s | mlir-opt --mlir-print-op-generic | diff -B - %t.mlir || exit 1; done
// RUN: mlir-interp run -e main --args=2147483647 %s

llvm.func @main(%a: i32) -> i32 {
  // CHECK: = llvm.add %{{.*}}, %{{.*}} {overflowFlags = 1 : i32} : i32
  // GENERIC: <{overflowFlags = 0 : i32}> {overflowFlags = 1 : i32}
  %0 = llvm.add %a, %a {overflowFlags = 1 : i32} : i32
  // CHECK: = llvm.sub %{{.*}}, %{{.*}} overflow<nsw> {overflowFlags = "none"} : i32
  // GENERIC: <{overflowFlags = 1 : i32}> {overflowFlags = "none"}
  %1 = llvm.sub %a, %a overflow<nsw> {overflowFlags = "none"} : i32
  // CHECK: = llvm.mul %{{.*}}, %{{.*}} overflow<nuw> {overflowFlags = [], text} : i32
  // GENERIC: <{overflowFlags = 2 : i32}> {overflowFlags = [], text}
  %3 = "llvm.mul"(%a, %1) <{overflowFlags = 2 : i32}> {overflowFlags = [], text} : (i32, i32) -> i32
  llvm.return %0 : i32
}
