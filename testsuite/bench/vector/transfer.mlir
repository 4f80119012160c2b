// Rows of a matrix, 16 elements at once: read, multiplied, added to another's, written.
func.func @main() -> i32 {
  %n = arith.constant 30000 : index // quick 3000, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %rows = arith.constant 64 : index
  %columns = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant dense<0.5> : vector<16xf32>
  %start = arith.constant dense<3.0> : vector<16xf32>
  %a = memref.alloc() : memref<64x256xf32>
  %b = memref.alloc() : memref<64x256xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c16 {
      vector.transfer_write %start, %a[%i, %j] {in_bounds = [true]} : vector<16xf32>, memref<64x256xf32>
      vector.transfer_write %half, %b[%i, %j] {in_bounds = [true]} : vector<16xf32>, memref<64x256xf32>
    }
  }
  scf.for %k = %c0 to %n step %c1 {
    scf.for %i = %c0 to %rows step %c1 {
      scf.for %j = %c0 to %columns step %c16 {
        %x = vector.transfer_read %a[%i, %j], %zero {in_bounds = [true]} : memref<64x256xf32>, vector<16xf32>
        %y = vector.transfer_read %b[%i, %j], %zero {in_bounds = [true]} : memref<64x256xf32>, vector<16xf32>
        %p = arith.mulf %y, %half : vector<16xf32>
        %s = arith.addf %p, %x : vector<16xf32>
        vector.transfer_write %s, %b[%i, %j] {in_bounds = [true]} : vector<16xf32>, memref<64x256xf32>
      }
    }
  }
  %e = memref.load %b[%c1, %c16] : memref<64x256xf32>
  memref.dealloc %a : memref<64x256xf32>
  memref.dealloc %b : memref<64x256xf32>
  %r = arith.fptosi %e : f32 to i32
  return %r : i32
}
