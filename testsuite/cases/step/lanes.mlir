// RUN: printf 'goto 10\nstep\nprint %%%%m\nstep\nprint %%%%m\ngoto 16\nstep\nprint %%%%m\nstep\nstep\nstep\n' | mlir-interp step %s | FileCheck %s --match-full-lines
// What a mask kept from being read or written stands in {}, and lanes that were not are told.
//      CHECK:   %r = dense<{{\[\[}}1, 2, 7, 7], [5, 6, 7, 7]]> : vector<2x4xi32>
// CHECK-NEXT:   masked off: lane [0, 2], lane [0, 3], lane [1, 2], lane [1, 3]
//      CHECK: %m = memref {{.*}}
// CHECK-NEXT:    ? (1)(2){3}{4}
// CHECK-NEXT:    ? (5)(6){7}{8}
// CHECK-NEXT:    ?  ?  ?  ?  ?
//      CHECK:   %o = dense<{{\[\[}}2, 3, 4, 7], [6, 7, 8, 7]]> : vector<2x4xi32>
// CHECK-NEXT:   out of bounds: lane [0, 3], lane [1, 3]
//      CHECK: %m = memref {{.*}}
// CHECK-NEXT:    ?  1 (2)(3)(4)
// CHECK-NEXT:    ?  5 (6)(7)(8)
// CHECK-NEXT:    ?  ?  ?  ?  ?
//      CHECK:   masked off: lane [2]
//      CHECK: %m = memref {{.*}}
// CHECK-NEXT:    ?   1   2   3   4
// CHECK-NEXT:    ?   5   6   7   8
// CHECK-NEXT:  [-1] {?}  ?  [-1]  ?
// Where elements are packed, a lane that is off has none.
//      CHECK:   %x = dense<[1, 2, -1]> : vector<3xi32>
// CHECK-NEXT:   masked off: lane [2]
//      CHECK:   masked off: lane [0], lane [1], lane [2]
func.func @main() -> vector<2x4xi32> {
  %m = memref.alloc() : memref<3x5xi32>
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  vector.transfer_write %v, %m[%c0, %c1] {in_bounds = [true, true]} : vector<2x4xi32>, memref<3x5xi32>
  %mask = vector.create_mask %c2, %c2 : vector<2x4xi1>
  %off = arith.constant dense<false> : vector<3xi1>
  %r = vector.transfer_read %m[%c0, %c1], %seven, %mask : memref<3x5xi32>, vector<2x4xi32>
  %o = vector.transfer_read %m[%c0, %c2], %seven : memref<3x5xi32>, vector<2x4xi32>
  %s = arith.addi %r, %o : vector<2x4xi32>
  %at = arith.constant dense<[3, 0, 1]> : vector<3xi32>
  %some = arith.constant dense<[true, true, false]> : vector<3xi1>
  %none = arith.constant dense<-1> : vector<3xi32>
  vector.scatter %m[%c2, %c0] [%at], %some, %none : memref<3x5xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
  %x = vector.expandload %m[%c0, %c1], %some, %none : memref<3x5xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  vector.maskedstore %m[%c2, %c2], %off, %none : memref<3x5xi32>, vector<3xi1>, vector<3xi32>
  return %s : vector<2x4xi32>
}
