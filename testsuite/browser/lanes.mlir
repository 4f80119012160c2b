// Lanes that are read, written, masked off and out of bounds; and lanes below each other.
func.func @main() -> vector<2x4xi32> {
  %m = memref.alloc() : memref<4x5xi32>
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  vector.transfer_write %v, %m[%c0, %c1] {in_bounds = [true, true]} : vector<2x4xi32>, memref<4x5xi32>
  %mask = vector.create_mask %c2, %c2 : vector<2x4xi1>
  %r = vector.transfer_read %m[%c0, %c1], %seven, %mask : memref<4x5xi32>, vector<2x4xi32>
  %o = vector.transfer_read %m[%c0, %c2], %seven : memref<4x5xi32>, vector<2x4xi32>
  %s = arith.addi %r, %o : vector<2x4xi32>
  %at = arith.constant dense<[3, 0, 1]> : vector<3xi32>
  %some = arith.constant dense<[true, true, false]> : vector<3xi1>
  %none = arith.constant dense<-1> : vector<3xi32>
  vector.scatter %m[%c2, %c0] [%at], %some, %none : memref<4x5xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
  %numbers = arith.constant dense<[1.25, 2.5, 3.75, 5.25, 6.5, 7.75, 9.25, 10.5, 11.75, 13.25, 14.5, 15.75, 17.25, 18.5, 19.75, 21.25]> : vector<16xf64>
  %poison = ub.poison : f64
  %last = vector.insert %poison, %numbers[15] : f64 into vector<16xf64>
  %halves = arith.divf %last, %numbers : vector<16xf64>
  return %s : vector<2x4xi32>
}
