// Loops over vectors: a row of lanes in each iteration.

// A carried vector is multiplied and added to: its lanes stay where they are.
func.func @swept_factor(%x: vector<8xf32>, %by: vector<8xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 50 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (vector<8xf32>) {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %all = vector.broadcast %f : f32 to vector<8xf32>
    %z = vector.fma %y, %by, %all : vector<8xf32>
    scf.yield %z : vector<8xf32>
  }
  return %r : vector<8xf32>
}

// What is carried is the sum, and each step of it is stored as well.
func.func @swept_addend(%a: memref<40x72xf64>, %b: memref<40x72xf64>, %x: vector<72xf64>) -> vector<72xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 40 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %x) -> (vector<72xf64>) {
    %v = vector.load %a[%i, %c0] : memref<40x72xf64>, vector<72xf64>
    %s = vector.fma %v, %x, %sum : vector<72xf64>
    vector.store %s, %b[%i, %c0] : memref<40x72xf64>, vector<72xf64>
    scf.yield %s : vector<72xf64>
  }
  return %r : vector<72xf64>
}

// Lanes that do not fill registers go a row at a time.
func.func @carried_lanes_of_five(%a: memref<30x5xi16>, %x: vector<5xi16>) -> vector<5xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 30 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> (vector<5xi16>) {
    %v = vector.load %a[%i, %c0] : memref<30x5xi16>, vector<5xi16>
    %p = arith.muli %v, %y : vector<5xi16>
    %s = arith.addi %p, %v : vector<5xi16>
    scf.yield %s : vector<5xi16>
  }
  return %r : vector<5xi16>
}

// Rows of a matrix, a few columns at once.
func.func @rows_of_transfers(%a: memref<9x64xf32>, %b: memref<9x64xf32>, %k: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows = arith.constant 9 : index
  %columns = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c4 {
      %x = vector.transfer_read %a[%i, %j], %zero {in_bounds = [true]} : memref<9x64xf32>, vector<4xf32>
      %y = vector.transfer_read %b[%i, %j], %zero : memref<9x64xf32>, vector<4xf32>
      %p = arith.mulf %y, %k : vector<4xf32>
      %s = arith.addf %p, %x : vector<4xf32>
      vector.transfer_write %s, %b[%i, %j] {in_bounds = [true]} : vector<4xf32>, memref<9x64xf32>
    }
  }
  return
}

// The last columns are padded: those before them are not.
func.func @padded_at_the_end(%a: memref<2x63xi8>, %b: memref<2x63xi8>, %pad: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %most = arith.constant 56 : index
  %all = arith.constant 63 : index
  scf.for %j = %c0 to %most step %c8 {
    %x = vector.transfer_read %a[%c0, %j], %pad : memref<2x63xi8>, vector<8xi8>
    %y = arith.maxsi %x, %x : vector<8xi8>
    vector.transfer_write %y, %b[%c1, %j] : vector<8xi8>, memref<2x63xi8>
  }
  scf.for %j = %c0 to %all step %c8 {
    %x = vector.transfer_read %a[%c1, %j], %pad : memref<2x63xi8>, vector<8xi8>
    vector.transfer_write %x, %b[%c0, %j] : vector<8xi8>, memref<2x63xi8>
  }
  return
}

// Lanes of one iteration are lanes of the next one's load: not before the store is seen.
func.func @overlapping_rows(%a: memref<80xi32>, %b: memref<80xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.constant 60 : index
  scf.for %j = %c0 to %n step %c1 {
    %x = vector.load %a[%j] : memref<80xi32>, vector<8xi32>
    %after = arith.addi %j, %c4 : index
    %y = arith.addi %x, %x : vector<8xi32>
    vector.store %y, %a[%after] : memref<80xi32>, vector<8xi32>
  }
  scf.for %j = %c0 to %n step %c1 {
    %x = vector.load %a[%j] : memref<80xi32>, vector<8xi32>
    %y = arith.xori %x, %x : vector<8xi32>
    vector.store %y, %b[%j] : memref<80xi32>, vector<8xi32>
  }
  return
}

// One row is read, added to and written by all iterations.
func.func @row_that_stays(%a: memref<20x16xf32>, %c: memref<3x16xf32>, %x: vector<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.load %a[%i, %c0] : memref<20x16xf32>, vector<16xf32>
    %sum = vector.load %c[%c1, %c0] : memref<3x16xf32>, vector<16xf32>
    %s = vector.fma %v, %x, %sum : vector<16xf32>
    vector.store %s, %c[%c1, %c0] : memref<3x16xf32>, vector<16xf32>
  }
  return
}

// A number that is carried becomes all lanes of a vector that is.
func.func @number_in_a_chain(%x: vector<12xf32>, %start: f32, %by: f32) -> (vector<12xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 33 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x, %f = %start) -> (vector<12xf32>, f32) {
    %all = vector.broadcast %f : f32 to vector<12xf32>
    %z = arith.addf %y, %all : vector<12xf32>
    %w = arith.maximumf %z, %all : vector<12xf32>
    %g = arith.mulf %f, %by : f32
    scf.yield %w, %g : vector<12xf32>, f32
  }
  return %r#0, %r#1 : vector<12xf32>, f32
}

// Wide vectors count as work, which a limit may fall into.
func.func @wide_lanes(%a: memref<12x300xi64>, %b: memref<12x300xi64>, %k: vector<300xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.load %a[%i, %c0] : memref<12x300xi64>, vector<300xi64>
    %p = arith.muli %v, %k : vector<300xi64>
    %flag = arith.cmpi slt, %p, %v : vector<300xi64>
    %s = arith.select %flag, %p, %v : vector<300xi1>, vector<300xi64>
    vector.store %s, %b[%i, %c0] : memref<12x300xi64>, vector<300xi64>
  }
  return
}

// Elements of memory that are vectors themselves: FastOps move those, behind a loop that strips run.
func.func @elements_are_vectors(%m: memref<6xvector<2xi32>>, %x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %rows = arith.constant 6 : index
  %r:2 = scf.for %i = %c0 to %rows step %c1 iter_args(%y = %x, %u = %x) -> (vector<2xi32>, vector<2xi32>) {
    memref.store %x, %m[%i] : memref<6xvector<2xi32>>
    %v = memref.load %m[%c0] : memref<6xvector<2xi32>>
    scf.yield %u, %v : vector<2xi32>, vector<2xi32>
  }
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %r#0, %u = %r#1) -> (vector<2xi32>, vector<2xi32>) {
    %z = arith.addi %y, %u : vector<2xi32>
    %w = arith.xori %u, %x : vector<2xi32>
    scf.yield %z, %w : vector<2xi32>, vector<2xi32>
  }
  return %s#0, %s#1 : vector<2xi32>, vector<2xi32>
}

// Lanes count as work only where control goes: the second loop is not run in strips.
func.func @vectors_in_a_way(%a: memref<72xf32>, %b: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %e = affine.load %a[%i] : memref<72xf32>
    affine.store %e, %b[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %e = affine.load %b[%i] : memref<64xf32>
    %up = arith.cmpf ogt, %e, %zero : f32
    %one = scf.if %up -> (f32) {
      %v = vector.load %a[%i] : memref<72xf32>, vector<8xf32>
      %t = arith.addf %e, %e : f32
      scf.yield %t : f32
    } else {
      scf.yield %e : f32
    }
    affine.store %one, %b[%i] : memref<64xf32>
  }
  return
}

// And in every round, also that of a lane of its own: nor is the second loop.
func.func @vectors_of_one_in_rounds(%a: memref<72xf32>, %b: memref<64xf32>) {
  %zero = arith.constant dense<0.0> : vector<1xf32>
  affine.for %i = 0 to 64 {
    %e = affine.load %a[%i] : memref<72xf32>
    affine.store %e, %b[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %r = affine.for %k = 0 to 40 iter_args(%s = %zero) -> (vector<1xf32>) {
      %v = vector.load %a[%k] : memref<72xf32>, vector<1xf32>
      %w = vector.load %a[%i] : memref<72xf32>, vector<1xf32>
      %p = arith.mulf %v, %w : vector<1xf32>
      %t = arith.addf %p, %s : vector<1xf32>
      affine.yield %t : vector<1xf32>
    }
    vector.store %r, %b[%i] : memref<64xf32>, vector<1xf32>
  }
  return
}
