// RUN: not mlir-interp diff %s --with=%S/Inputs/stubs.mlir | FileCheck %s
// RUN: mlir-interp diff %s --passes=canonicalize,cse | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp run %s -e order --args='1 : i32, 2 : i32' --stubs=7 | FileCheck %s --check-prefix=TOLD

// What nobody knows may do anything: calls, their order and their arguments have to stay (X4). What
// memory holds that was never written is not told.
// CHECK-LABEL: wrong output in @order
// CHECK: where line 1 of what is printed
// CHECK: expected @note(1 : i32)
// CHECK: actual @note(0 : i32)
// CHECK: no native code: the function @note has no body
// CHECK: run {{.*}} -e order --args='1 : i32, 0 : i32' --stubs=
// SAME: refines: nothing is changed
// TOLD: {{^}}@note(1 : i32)
// TOLD-NEXT: {{^}}@fill(dense<[1, ?]> : memref<2xi32>)
// TOLD-NEXT: {{^}}@note(2 : i32)
func.func private @note(i32)
func.func private @fill(memref<2xi32>) -> i32

func.func @order(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : index
  %memory = memref.alloca() : memref<2xi32>
  memref.store %a, %memory[%zero] : memref<2xi32>
  func.call @note(%a) : (i32) -> ()
  %filled = func.call @fill(%memory) : (memref<2xi32>) -> i32
  func.call @note(%b) : (i32) -> ()
  %seen = memref.load %memory[%zero] : memref<2xi32>
  %sum = arith.addi %filled, %seen : i32
  return %sum : i32
}
