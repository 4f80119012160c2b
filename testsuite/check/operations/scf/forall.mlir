// A body for each of many threads, which write to memory.
func.func @forall(%m: memref<8xi32>, %n: i4, %v: i32) {
  %c8 = arith.constant 8 : index
  %k = arith.index_castui %n : i4 to index
  %threads = arith.minui %k, %c8 : index
  scf.forall (%i) in (%threads) {
    %x = arith.index_cast %i : index to i32
    %y = arith.addi %x, %v : i32
    memref.store %y, %m[%i] : memref<8xi32>
  }
  return
}

func.func @forall_static_and_dynamic(%m: memref<3x8xindex>, %n: i3) {
  %k = arith.index_castui %n : i3 to index
  scf.forall (%i, %j) in (3, %k) {
    %s = arith.subi %i, %j : index
    memref.store %s, %m[%i, %j] : memref<3x8xindex>
  }
  return
}

func.func @forall_bounds(%m: memref<16xi8>, %a: i4, %b: i4, %s: i2, %v: i8) {
  %lower = arith.index_castui %a : i4 to index
  %upper = arith.index_castui %b : i4 to index
  %c1 = arith.constant 1 : index
  %t = arith.index_castui %s : i2 to index
  %step = arith.addi %t, %c1 : index
  scf.forall (%i) = (%lower) to (%upper) step (%step) {
    memref.store %v, %m[%i] : memref<16xi8>
  }
  return
}

func.func @forall_mixed_bounds(%m: memref<6x9xi16>, %a: i2, %s: i2, %v: i16) {
  %lower = arith.index_castui %a : i2 to index
  %c1 = arith.constant 1 : index
  %t = arith.index_castui %s : i2 to index
  %step = arith.addi %t, %c1 : index
  scf.forall (%i, %j) = (%lower, 1) to (6, 9) step (2, %step) {
    memref.store %v, %m[%i, %j] : memref<6x9xi16>
  }
  return
}

func.func @forall_mapping(%m: memref<2x3xf32>, %v: f32) {
  scf.forall (%i, %j) in (2, 3) {
    memref.store %v, %m[%i, %j] : memref<2x3xf32>
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}

func.func @forall_negative(%m: memref<4xi32>, %v: i32) {
  %c2 = arith.constant 2 : index
  scf.forall (%i) = (-2) to (2) step (1) {
    %j = arith.addi %i, %c2 : index
    memref.store %v, %m[%j] : memref<4xi32>
    scf.forall.in_parallel {
    }
  }
  return
}

// One thread, without a number.
func.func @forall_no_dimension(%m: memref<i32>, %v: i32) {
  scf.forall () in () {
    memref.store %v, %m[] : memref<i32>
  }
  return
}

func.func @forall_alloca(%c: i1) -> memref<100xi32> {
  %m = memref.alloc() : memref<100xi32>
  %v = arith.extui %c : i1 to i32
  scf.forall (%i) in (100) {
    %s = memref.alloca() : memref<50000xi32>
    memref.store %v, %s[%i] : memref<50000xi32>
    %w = memref.load %s[%i] : memref<50000xi32>
    memref.store %w, %m[%i] : memref<100xi32>
  }
  return %m : memref<100xi32>
}
