// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What lanes come to is poison by way of the operation that combined them, and a report says so.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3xi32>
  %t = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  vector.store %t, %m[%c0] : memref<3xi32>, vector<3xi32>
  // CHECK: [[@LINE+1]]:8: note: the poison was born here: ub.poison makes it
  %p = ub.poison : i32
  // CHECK: [[@LINE+1]]:8: note: it was the padding of 'vector.transfer_read' here
  %v = vector.transfer_read %m[%c0], %p : memref<3xi32>, vector<4xi32>
  // CHECK: [[@LINE+1]]:8: note: it went through 'vector.reduction' here
  %s = vector.reduction <add>, %v : vector<4xi32> into i32
  %one = arith.constant dense<1> : vector<2xi32>
  %b = vector.broadcast %s : i32 to vector<2xi32>
  // CHECK: [[@LINE+1]]:8: note: it went through 'vector.outerproduct' here
  %o = vector.outerproduct %b, %one : vector<2xi32>, vector<2xi32>
  %x = vector.extract %o[1, 1] : i32 from vector<2x2xi32>
  %q = arith.divsi %x, %x : i32
  return %q : i32
}
