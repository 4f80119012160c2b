// Loops that store where they load: in the same iteration, in a later one, in an earlier one.

// Each element becomes what it was and something else.
func.func @in_place(%a: memref<300xi32>, %b: i32) {
  affine.for %i = 0 to 300 {
    %x = affine.load %a[%i] : memref<300xi32>
    %y = arith.muli %x, %b : i32
    affine.store %y, %a[%i] : memref<300xi32>
  }
  return
}

// What was loaded is stored elsewhere when it has been overwritten already.
func.func @exchange(%a: memref<300xi16>, %b: memref<300xi16>) {
  affine.for %i = 0 to 300 {
    %x = affine.load %a[%i] : memref<300xi16>
    %y = affine.load %b[%i] : memref<300xi16>
    affine.store %y, %a[%i] : memref<300xi16>
    affine.store %x, %b[%i] : memref<300xi16>
  }
  return
}

// The next iteration loads what this one stored, or what it is going to store; or another far away.
func.func @chain(%a: memref<300xi32>, %kind: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %c290 = arith.constant 290 : index
  %three = arith.constant 3 : i8
  %five = arith.constant 5 : i32
  %low = arith.andi %kind, %three : i8
  %shift = arith.index_castui %low : i8 to index
  scf.for %i = %c0 to %c290 step %c1 {
    %at = arith.addi %i, %shift : index
    %x = memref.load %a[%i] : memref<300xi32>
    %y = arith.addi %x, %five : i32
    memref.store %y, %a[%at] : memref<300xi32>
  }
  scf.for %i = %c20 to %c290 step %c1 {
    %at = arith.subi %i, %shift : index
    %x = memref.load %a[%i] : memref<300xi32>
    %y = arith.xori %x, %five : i32
    memref.store %y, %a[%at] : memref<300xi32>
  }
  return
}

// It is stored before it is loaded.
func.func @stored_first(%a: memref<40xi64>, %sum: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = affine.for %i = 0 to 40 iter_args(%s = %zero) -> (i64) {
    affine.store %sum, %a[%i] : memref<40xi64>
    %x = affine.load %a[%i] : memref<40xi64>
    %t = arith.addi %s, %x : i64
    affine.yield %t : i64
  }
  return %r : i64
}

// Columns of one memref: apart, though they lie between each other.
func.func @columns(%a: memref<40x3xf64>, %which: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %one = arith.constant 1 : i8
  %low = arith.andi %which, %one : i8
  %to = arith.index_castui %low : i8 to index
  scf.for %i = %c0 to %c40 step %c1 {
    %x = memref.load %a[%i, %c1] : memref<40x3xf64>
    %y = arith.addf %x, %x : f64
    memref.store %y, %a[%i, %to] : memref<40x3xf64>
  }
  return
}

// Two stores to one place, the second of which stays.
func.func @twice(%a: memref<20xi8>, %b: memref<20xi8>) {
  affine.for %i = 0 to 20 {
    %x = affine.load %b[%i] : memref<20xi8>
    %y = arith.addi %x, %x : i8
    affine.store %x, %a[%i] : memref<20xi8>
    affine.store %y, %a[%i] : memref<20xi8>
  }
  return
}

// Every iteration stores to one place, and one elsewhere loads it.
func.func @one_place(%a: memref<20xi32>, %b: memref<20xi32>, %kind: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %one = arith.constant 1 : i8
  %low = arith.andi %kind, %one : i8
  %odd = arith.cmpi eq, %low, %one : i8
  %at = arith.select %odd, %c1, %c10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %x = memref.load %b[%i] : memref<20xi32>
    memref.store %x, %a[%at] : memref<20xi32>
    %y = memref.load %a[%i] : memref<20xi32>
    memref.store %y, %b[%i] : memref<20xi32>
  }
  return
}

// The same memory under two names, and of another element type.
func.func @two_names(%bytes: memref<64xi8>, %shift: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c15 = arith.constant 15 : index
  %three = arith.constant 3 : i8
  %low = arith.andi %shift, %three : i8
  %on = arith.index_castui %low : i8 to index
  %room = memref.alloc() : memref<64xi8>
  affine.for %i = 0 to 64 {
    %x = affine.load %bytes[%i] : memref<64xi8>
    affine.store %x, %room[%i] : memref<64xi8>
  }
  %words = memref.view %room[%c0][] : memref<64xi8> to memref<16xi32>
  scf.for %i = %c0 to %c15 step %c1 {
    %at = arith.muli %i, %c4 : index
    %byte = arith.addi %at, %on : index
    %x = memref.load %words[%i] : memref<16xi32>
    %y = memref.load %room[%byte] : memref<64xi8>
    %wide = arith.extui %y : i8 to i32
    %z = arith.addi %x, %wide : i32
    memref.store %z, %words[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 64 {
    %x = affine.load %room[%i] : memref<64xi8>
    affine.store %x, %bytes[%i] : memref<64xi8>
  }
  memref.dealloc %room : memref<64xi8>
  return
}
