// RUN: split-file %s %t
// RUN: cd %t && not mlir-interp diff before.mlir --with=after.mlir --args-out=args > out
// RUN: FileCheck %s < out
// RUN: sed -n "s/^  input .*--args='\(.*\)'$/\1/p" out > again
// RUN: cd %t && not mlir-interp diff before.mlir --with=after.mlir --args "$(cat again)" | FileCheck %s --check-prefix=AGAIN
// RUN: cd %t && not mlir-interp diff before.mlir --with=after.mlir | FileCheck %s --check-prefix=SUMMARY
// What shows a difference is summarised in the lines that say how to see it, or, with --args-out, stands in files.

// CHECK: input {{ *}}--entry=main --args='@args/before.main.arg0.npy, {{.*}} : i32'
// CHECK-NOT: summarised
// CHECK: to see it
// CHECK-NEXT: run before.mlir -e main --args='@args/before.main.arg0.npy, {{.*}} : i32'
// AGAIN: wrong result in @main
// SUMMARY: input {{ *}}--entry=main --args='<1100 elements, least {{.*}}, greatest {{.*}} : tensor<1100xi32>>, {{.*}} : i32'
// SUMMARY-NEXT: large arguments are summarised; --args-out=FOLDER writes those of a function's first difference to files
// SUMMARY: run before.mlir -e main --args='<1100 elements, {{.*}}>, {{.*}} : i32'

//--- before.mlir
func.func @main(%a: memref<1100xi32>, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<1100xi32>
  return %x : i32
}
//--- after.mlir
func.func @main(%a: memref<1100xi32>, %b: i32) -> i32 {
  return %b : i32
}
