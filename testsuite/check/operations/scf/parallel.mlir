// A nest of loops whose iterations run in any order.
func.func @parallel(%m: memref<16xi32>, %a: i4, %b: i4, %v: i32) {
  %c1 = arith.constant 1 : index
  %lower = arith.index_castui %a : i4 to index
  %upper = arith.index_castui %b : i4 to index
  scf.parallel (%i) = (%lower) to (%upper) step (%c1) {
    %x = arith.index_cast %i : index to i32
    %y = arith.muli %x, %v : i32
    memref.store %y, %m[%i] : memref<16xi32>
  }
  return
}

func.func @parallel_steps(%m: memref<8x8xi16>, %a: i3, %b: i3, %s: i3, %t: i3) {
  %c0 = arith.constant 0 : index
  %rows = arith.index_castui %a : i3 to index
  %columns = arith.index_castui %b : i3 to index
  %down = arith.index_castui %s : i3 to index
  %along = arith.index_castui %t : i3 to index
  %c8 = arith.constant 8 : i16
  scf.parallel (%i, %j) = (%c0, %columns) to (%rows, %rows) step (%down, %along) {
    %x = arith.index_cast %i : index to i16
    %y = arith.index_cast %j : index to i16
    %z = arith.muli %x, %c8 : i16
    %w = arith.addi %z, %y : i16
    memref.store %w, %m[%i, %j] : memref<8x8xi16>
  }
  return
}

func.func @parallel_three(%m: memref<2x3x4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%c2, %c3, %c4) step (%c1, %c1, %c2) {
    %x = arith.muli %i, %c3 : index
    %y = arith.addi %x, %j : index
    %z = arith.muli %y, %c4 : index
    %w = arith.addi %z, %k : index
    memref.store %w, %m[%i, %j, %k] : memref<2x3x4xindex>
    scf.reduce
  }
  return
}

func.func @parallel_alloca(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i32
  %v = arith.extui %c : i1 to i32
  %r = scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c10) step (%c1, %c1) init (%zero) -> i32 {
    %m = memref.alloca() : memref<50000xi32>
    memref.store %v, %m[%i] : memref<50000xi32>
    %w = memref.load %m[%i] : memref<50000xi32>
    scf.reduce(%w : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @parallel_nested(%m: memref<4x4xi8>, %v: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    scf.parallel (%j) = (%i) to (%c4) step (%c1) {
      memref.store %v, %m[%i, %j] : memref<4x4xi8>
    }
  }
  return
}
