func.func @f(%m: memref<2xi32>, %n: memref<2xi32>, %v: vector<2xi32>, %w: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 9 : i32
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  vector.transfer_write %w, %n[%c0] {in_bounds = [true]} : vector<2xi32>, memref<2xi32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
