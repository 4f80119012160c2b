// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --stats 2>/dev/null | FileCheck %s
// A tensor that a loop or a block hands on to itself is still there.

func.func private @first(%t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %t[%c0] : tensor<2xi32>
  return %e : i32
}

func.func private @in_for(%n: index, %t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<2xi32>) {
    %read = tensor.extract %a[%c1] : tensor<2xi32>
    scf.yield %a : tensor<2xi32>
  }
  %e = call @first(%r) : (tensor<2xi32>) -> i32
  return %e : i32
}

func.func private @in_affine_for(%n: index, %t: tensor<2xi32>) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%a = %t) -> (tensor<2xi32>) {
    affine.yield %a : tensor<2xi32>
  }
  %e = call @first(%r) : (tensor<2xi32>) -> i32
  return %e : i32
}

func.func private @around_a_loop(%n: index, %t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<2xi32>) {
    %inner = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<2xi32>) {
      scf.yield %b : tensor<2xi32>
    }
    scf.yield %a : tensor<2xi32>
  }
  %e = call @first(%r) : (tensor<2xi32>) -> i32
  return %e : i32
}

func.func private @in_blocks(%n: index, %t: tensor<2xi32>, %u: tensor<2xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0, %t, %u : index, tensor<2xi32>, tensor<2xi32>)
^head(%i: index, %a: tensor<2xi32>, %b: tensor<2xi32>):
  %more = arith.cmpi slt, %i, %n : index
  %next = arith.addi %i, %c1 : index
  cf.cond_br %more, ^head(%next, %a, %a : index, tensor<2xi32>, tensor<2xi32>), ^end
^end:
  %e = call @first(%a) : (tensor<2xi32>) -> i32
  %f = call @first(%b) : (tensor<2xi32>) -> i32
  return %e, %f : i32, i32
}

// CHECK: 7 : i32
// CHECK-NEXT: 7 : i32
// CHECK-NEXT: 7 : i32
// CHECK-NEXT: 7 : i32
// CHECK-NEXT: 7 : i32
func.func @main() -> (i32, i32, i32, i32, i32) {
  %n = arith.constant 3 : index
  %t = arith.constant dense<[7, 8]> : tensor<2xi32>
  %u = arith.constant dense<[9, 10]> : tensor<2xi32>
  %0 = call @in_for(%n, %t) : (index, tensor<2xi32>) -> i32
  %1 = call @in_affine_for(%n, %t) : (index, tensor<2xi32>) -> i32
  %2 = call @around_a_loop(%n, %t) : (index, tensor<2xi32>) -> i32
  %3:2 = call @in_blocks(%n, %t, %u) : (index, tensor<2xi32>, tensor<2xi32>) -> (i32, i32)
  return %0, %1, %2, %3#0, %3#1 : i32, i32, i32, i32, i32
}
