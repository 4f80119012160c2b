// How often each byte occurs. The counts begin at what they are.
func.func @histogram(%bytes: memref<?xi8>, %counts: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %size = memref.dim %bytes, %c0 : memref<?xi8>
  affine.for %i = 0 to %size {
    %byte = affine.load %bytes[%i] : memref<?xi8>
    %at = arith.index_castui %byte : i8 to index
    %old = memref.load %counts[%at] : memref<256xi32>
    %new = arith.addi %old, %one : i32
    memref.store %new, %counts[%at] : memref<256xi32>
  }
  return
}

// The same of 16-bit numbers in bins of their upper bits, all at once.
func.func @histogram_parallel(%values: memref<?xi16>, %counts: memref<16xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %twelve = arith.constant 12 : i16
  %one = arith.constant 1 : i64
  %n = memref.dim %values, %c0 : memref<?xi16>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %value = memref.load %values[%i] : memref<?xi16>
    %bin = arith.shrui %value, %twelve : i16
    %at = arith.index_castui %bin : i16 to index
    %old = memref.atomic_rmw addi %one, %counts[%at] : (i64, memref<16xi64>) -> i64
    scf.reduce
  }
  return
}

// The largest and the least of the values, by reductions.
func.func @extent(%values: memref<?xi16>) -> (i16, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %least = arith.constant -32768 : i16
  %most = arith.constant 32767 : i16
  %n = memref.dim %values, %c0 : memref<?xi16>
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%least, %most) -> (i16, i16) {
    %value = memref.load %values[%i] : memref<?xi16>
    scf.reduce(%value, %value : i16, i16) {
    ^bb0(%x: i16, %y: i16):
      %max = arith.maxsi %x, %y : i16
      scf.reduce.return %max : i16
    }, {
    ^bb0(%x: i16, %y: i16):
      %min = arith.minsi %x, %y : i16
      scf.reduce.return %min : i16
    }
  }
  return %r#0, %r#1 : i16, i16
}
