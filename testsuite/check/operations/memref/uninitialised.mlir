// Elements that are read and were never written: poison, until somebody uses it.

// One element is left out, where the argument says so; the sum runs in strips.
func.func @sum(%left_out: i16) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c300 = arith.constant 300 : index
  %zero = arith.constant 0 : i32
  %mask = arith.constant 511 : i16
  %low = arith.andi %left_out, %mask : i16
  %hole = arith.index_castui %low : i16 to index
  %m = memref.alloc() : memref<300xi32>
  scf.for %i = %c0 to %c300 step %c1 {
    %write = arith.cmpi ne, %i, %hole : index
    scf.if %write {
      %x = arith.index_cast %i : index to i32
      memref.store %x, %m[%i] : memref<300xi32>
    }
  }
  %sum = scf.for %i = %c0 to %c300 step %c1 iter_args(%s = %zero) -> i32 {
    %x = memref.load %m[%i] : memref<300xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  memref.dealloc %m : memref<300xi32>
  return %sum : i32
}

// Every other element is written; all are copied, by loads and stores, and by a copy.
func.func @copied(%a: f32, %at: i8) -> (f32, f32) {
  %zero = arith.constant 0 : i8
  %fits = arith.cmpi sge, %at, %zero : i8
  %k = arith.select %fits, %at, %zero : i8
  %i = arith.index_castui %k : i8 to index
  %m = memref.alloc() : memref<128xf32>
  %n = memref.alloc() : memref<128xf32>
  %o = memref.alloc() : memref<128xf32>
  affine.for %j = 0 to 64 {
    affine.store %a, %m[2 * %j] : memref<128xf32>
  }
  affine.for %j = 0 to 128 {
    %x = affine.load %m[%j] : memref<128xf32>
    affine.store %x, %n[%j] : memref<128xf32>
  }
  memref.copy %m, %o : memref<128xf32> to memref<128xf32>
  %x = memref.load %n[%i] : memref<128xf32>
  %y = memref.load %o[%i] : memref<128xf32>
  memref.dealloc %m : memref<128xf32>
  memref.dealloc %n : memref<128xf32>
  memref.dealloc %o : memref<128xf32>
  return %x, %y : f32, f32
}

// A divisor out of a plane of which a triangle was written.
func.func @used(%a: i16, %i: i8, %j: i8) -> i32 {
  %three = arith.constant 3 : i8
  %one = arith.constant 1 : i32
  %k = arith.andi %i, %three : i8
  %l = arith.andi %j, %three : i8
  %row = arith.index_castui %k : i8 to index
  %column = arith.index_castui %l : i8 to index
  %wide = arith.extui %a : i16 to i32
  %x = arith.addi %wide, %one : i32
  %m = memref.alloca() : memref<4x4xi32>
  affine.for %p = 0 to 4 {
    affine.for %q = 0 to affine_map<(p) -> (p + 1)>(%p) {
      affine.store %x, %m[%p, %q] : memref<4x4xi32>
    }
  }
  %y = memref.load %m[%row, %column] : memref<4x4xi32>
  %z = arith.divui %wide, %y : i32
  return %z : i32
}

// A branch on a bit that may be known, in a loop that carries what was read.
func.func @decides(%bits: i8) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %true = arith.constant true
  %m = memref.alloca() : memref<8xi1>
  scf.for %i = %c0 to %c8 step %c1 {
    %n = arith.index_cast %i : index to i8
    %shifted = arith.shrui %bits, %n : i8
    %bit = arith.trunci %shifted : i8 to i1
    scf.if %bit {
      memref.store %true, %m[%i] : memref<8xi1>
    }
  }
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%s = %zero) -> i64 {
    %b = memref.load %m[%i] : memref<8xi1>
    %n = scf.if %b -> i64 {
      %t = arith.addi %s, %one : i64
      scf.yield %t : i64
    } else {
      scf.yield %zero : i64
    }
    scf.yield %n : i64
  }
  return %r : i64
}

func.func private @read(%m: memref<?xi128>, %i: index) -> i128 {
  %x = memref.load %m[%i] : memref<?xi128>
  return %x : i128
}

// Of two words, read in a function of its own; one lane is used, and the other one may be poison.
func.func @called(%a: i128, %b: i1) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc(%c2) : memref<?xi128>
  memref.store %a, %m[%c0] : memref<?xi128>
  scf.if %b {
    memref.store %a, %m[%c1] : memref<?xi128>
  }
  %x = call @read(%m, %c0) : (memref<?xi128>, index) -> i128
  %y = call @read(%m, %c1) : (memref<?xi128>, index) -> i128
  %z = arith.select %b, %y, %x : i128
  %sum = arith.addi %z, %x : i128
  memref.dealloc %m : memref<?xi128>
  return %sum : i128
}

// What an update finds, and what it leaves.
func.func @updated(%a: i32) -> (i32, i32, i32, i32) {
  %m = memref.alloca() : memref<2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = memref.atomic_rmw assign %a, %m[%c0] : (i32, memref<2xi32>) -> i32
  %q = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
  ^bb0(%old: i32):
    %x = arith.addi %old, %a : i32
    memref.atomic_yield %x : i32
  }
  %r = memref.load %m[%c0] : memref<2xi32>
  %s = memref.load %m[%c1] : memref<2xi32>
  return %p, %q, %r, %s : i32, i32, i32, i32
}

// Lanes of a slice, of which the last were never written.
func.func @slice(%a: vector<5xi16>) -> (vector<8xi16>, vector<8xi16>) {
  %m = memref.alloc() : memref<10xi16>
  affine.vector_store %a, %m[2] : memref<10xi16>, vector<5xi16>
  %x = affine.vector_load %m[0] : memref<10xi16>, vector<8xi16>
  %y = affine.vector_load %m[2] : memref<10xi16>, vector<8xi16>
  memref.dealloc %m : memref<10xi16>
  return %x, %y : vector<8xi16>, vector<8xi16>
}
