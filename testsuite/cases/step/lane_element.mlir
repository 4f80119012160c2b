// RUN: printf 'break vector.*\ncontinue\ncontinue\nprint %%%%v[1, %%%%c1]\nprint %%%%v[0,3] * 2\nprint/x %%%%v[1,3]\nprint %%%%v[1]\nprint %%%%v[1,9]\nprint %%%%z[0]\nprint %%%%z[0] + 1\nnext\nprint %%%%r[0, 0]\nprint %%%%r[0,3]\nnext\nbreak foo.*\nprint %%%%o\n' | mlir-interp step %s | FileCheck %s
// A lane of a vector is written as an element of a memref is; what is no number can be shown, and no more.
//      CHECK: breakpoint 1: vector.*, before 3 operations
//      CHECK: vector.transfer_read in @main
//      CHECK: %v[1, %c1] = 6 : i32
//      CHECK: %v[0,3] * 2 = 8 : i32
//      CHECK: %v[1,3] = 0x00000008 : i32
//      CHECK: error: an element of %v takes 2 indices, as in %v[0, 0]
//      CHECK: error: index 9 is not within the size 4 of dimension 1
//      CHECK: %z[0] = [1.000000e+00, 2.000000e+00] : complex<f32>
//      CHECK: error: %z is of type complex<f32>: expressions take integers and floats
//      CHECK: %r[0, 0] = 2 : i32
// Poison that came as padding, or for a lane that was off, says so.
//      CHECK: %r[0,3] = poison
// CHECK-NEXT:   it was the padding of 'vector.transfer_read', line [[# @LINE + 16]]
// CHECK-NEXT:   the poison was born in 'ub.poison'
//      CHECK: error: the program has no operation 'foo.*'
//      CHECK: %o = dense<[poison, 2]>
// CHECK-NEXT:   it stood for a lane that is off in 'vector.maskedload'
func.func @main() -> vector<2x4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  %z = arith.constant dense<(1.0, 2.0)> : tensor<1xcomplex<f32>>
  %mask = arith.constant dense<[false, true]> : vector<2xi1>
  %m = memref.alloc() : memref<2x4xi32>
  %p = ub.poison : i32
  vector.transfer_write %v, %m[%c0, %c0] : vector<2x4xi32>, memref<2x4xi32>
  %all = ub.poison : vector<2xi32>

  %r = vector.transfer_read %m[%c0, %c1], %p : memref<2x4xi32>, vector<2x4xi32>
  %o = vector.maskedload %m[%c0, %c0], %mask, %all : memref<2x4xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %r : vector<2x4xi32>
}
