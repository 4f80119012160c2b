// RUN: mlir-interp print --allow-unregistered-dialect %s > %t
// RUN: mlir-opt --allow-unregistered-dialect %s | diff -B - %t
// RUN: FileCheck %s < %t
// Where a syntax has an integer, `true` is -1 and `false` 0; an unsigned one takes a negative number
// that is written in no more digits than fit it.
// CHECK-LABEL: @switches
func.func @switches(%a: i32, %b: i8, %i: index) {
  // CHECK: scf.index_switch %arg2
  // CHECK-NEXT: case -1 {
  // CHECK: case 0 {
  scf.index_switch %i
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
  }
  // CHECK: cf.switch %arg1 : i8, [
  // CHECK-NEXT: default: ^bb1,
  // CHECK-NEXT: 255: ^bb1,
  // CHECK-NEXT: 0: ^bb1,
  // CHECK-NEXT: 248: ^bb1
  cf.switch %b : i8, [
    default: ^bb1,
    true: ^bb1,
    false: ^bb1,
    -8: ^bb1
  ]
^bb1:
  return
}

// CHECK-LABEL: @lists
func.func @lists(%i: index, %m: memref<4xf32>) {
  // CHECK: scf.forall (%arg2) in (-1) {
  scf.forall (%x) = (false) to (true) step (1) {
  }
  // CHECK: affine.linearize_index [%arg0, %arg0] by (-1, 4) : index
  %0 = affine.linearize_index [%i, %i] by (true, 4) : index
  // CHECK: memref.reinterpret_cast %arg1 to offset: [0], sizes: [1], strides: [-1]
  %1 = memref.reinterpret_cast %m to offset: [false], sizes: [1], strides: [true] : memref<4xf32> to memref<1xf32, strided<[-1]>>
  return
}

// CHECK-LABEL: @pointers
// CHECK-SAME: !llvm.ptr<4294967295>
// CHECK-SAME: !llvm.ptr<4294967288>
// CHECK-SAME: !llvm.array<18446744073709551615 x i8>
// CHECK-SAME: !llvm.array<18446744073709551608 x i8>
func.func private @pointers(!llvm.ptr<true>, !llvm.ptr<-8>, !llvm.array<true x i8>, !llvm.array<-8 x i8>)

// CHECK-LABEL: llvm.func @elements
llvm.func @elements(%p: !llvm.ptr, %a: i8) {
  // CHECK: llvm.getelementptr %arg0[-1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  %0 = llvm.getelementptr %p[true, false] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  // CHECK: -1: ^bb1
  llvm.switch %a : i8, ^bb1 [
    true: ^bb1
  ]
^bb1:
  llvm.return
}

// CHECK: #llvm.dereferenceable<bytes = 18446744073709551615>
// CHECK-SAME: #gpu.mask<18446744073709551615>
// CHECK-SAME: #llvm.constant_range<i8, -1, 5>
"test.attributes"() {a = #llvm.dereferenceable<bytes = 18446744073709551615>, b = #gpu.mask<true>,
                     c = #llvm.constant_range<i8, 18446744073709551615, 5>} : () -> ()

// CHECK: %{{.*}}:2 = "some.op"
%0:0x2 = "some.op"() : () -> (i32, i32)
