// RUN: split-file %s %t
// RUN: not mlir-interp run %t/short.mlir 2>&1 | FileCheck %t/short.mlir
// RUN: not mlir-interp run %t/long.mlir 2>&1 | FileCheck %t/long.mlir
// RUN: not mlir-interp run %t/vector.mlir 2>&1 | FileCheck %t/vector.mlir
// RUN: not mlir-interp run %t/scalable.mlir --vscale 3 2>&1 | FileCheck %t/scalable.mlir
// RUN: not mlir-interp run %t/none.mlir 2>&1 | FileCheck %t/none.mlir
// RUN: not mlir-interp run %t/parts.mlir 2>&1 | FileCheck %t/parts.mlir
// RUN: not mlir-interp run %t/words.mlir 2>&1 | FileCheck %t/words.mlir
// RUN: not mlir-interp run %t/resource.mlir 2>&1 | FileCheck %t/resource.mlir
// RUN: not mlir-interp run %t/elided.mlir 2>&1 | FileCheck %t/elided.mlir
// RUN: mlir-interp run %t/splat.mlir | FileCheck %t/splat.mlir
// An array takes as many numbers as it has, and nothing else is read; a splat is as long as that.

//--- short.mlir
llvm.mlir.global @g(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<900 x i32>
func.func @main() -> !llvm.array<900 x i32> {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<2xi32>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> !llvm.array<900 x i32>
  return %v : !llvm.array<900 x i32>
}

//--- long.mlir
llvm.mlir.global @g(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<2 x i32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<3xi32>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- vector.mlir
llvm.mlir.global @g(dense<[1, 2]> : tensor<2xi32>) : vector<400xi32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<2xi32>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- scalable.mlir
llvm.mlir.global @g(dense<[1, 2]> : tensor<2xi32>) : vector<[2]xi32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<2xi32>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- none.mlir
llvm.mlir.global @g(dense<> : tensor<0xi32>) : !llvm.array<4 x i32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<0xi32>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- parts.mlir
// Two complex numbers are no four floats.
llvm.mlir.global @g(dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<4 x f32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<2xcomplex<f32>>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- words.mlir
llvm.mlir.global @g(dense<["a", "b"]> : tensor<2x!llvm.ptr>) : !llvm.array<2 x ptr>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.mlir.addressof': a global of type 'tensor<2x!llvm.ptr>' given like this
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- resource.mlir
func.func @main() -> !llvm.array<4 x i32> {
  // CHECK: [[# @LINE + 1]]:8: error: 'llvm.mlir.constant': the resource 'short' holds 4 bytes, but 'tensor<4xi32>' takes 16
  %v = llvm.mlir.constant(dense_resource<short> : tensor<4xi32>) : !llvm.array<4 x i32>
  return %v : !llvm.array<4 x i32>
}
{-#
  dialect_resources: {
    builtin: {
      short: "0x0400000001000000"
    }
  }
#-}

//--- elided.mlir
llvm.mlir.global @g(dense_resource<__elided__> : tensor<4xi32>) : !llvm.array<4 x i32>
func.func @main() -> !llvm.ptr {
  // CHECK: [[# @LINE + 1]]:8: error: 'llvm.mlir.addressof': the file has no value of the resource '__elided__': it may have been elided
  %p = llvm.mlir.addressof @g : !llvm.ptr
  return %p : !llvm.ptr
}

//--- splat.mlir
llvm.mlir.global @g(dense<7> : tensor<2xi32>) : !llvm.array<3 x i32>
func.func @main() -> !llvm.array<3 x i32> {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> !llvm.array<3 x i32>
  return %v : !llvm.array<3 x i32>
}
// CHECK: [7, 7, 7] : !llvm.array<3 x i32>
