// Values of any type go round a loop; without an iteration they are what they were before.
func.func @for_memref(%n: i3, %a: memref<?xi8>, %b: memref<?xi8>) -> index {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %c0 = arith.constant 0 : index
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (memref<?xi8>, memref<?xi8>) : i3 {
    scf.yield %y, %x : memref<?xi8>, memref<?xi8>
  }
  %d = memref.dim %r#0, %c0 : memref<?xi8>
  return %d : index
}

func.func @for_nested(%n: i4, %m: i4) -> (i32, i4, i4) {
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %three = arith.constant 3 : i32
  %start = arith.constant 0 : i32
  %r:3 = scf.for unsigned %i = %zero to %n step %one iter_args(%s = %start, %p = %zero, %q = %zero) -> (i32, i4, i4) : i4 {
    %t:2 = scf.for %j = %i to %m step %one iter_args(%u = %s, %v = %q) -> (i32, i4) : i4 {
      %w = arith.muli %u, %three : i32
      %e = arith.extui %j : i4 to i32
      %x = arith.addi %w, %e : i32
      scf.yield %x, %j : i32, i4
    }
    scf.yield %t#0, %i, %t#1 : i32, i4, i4
  }
  return %r#0, %r#1, %r#2 : i32, i4, i4
}

func.func @for_fibonacci(%n: i8) -> i128 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %a = arith.constant 0 : i128
  %b = arith.constant 1 : i128
  %r:2 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %y = %b) -> (i128, i128) : i8 {
    %z = arith.addi %x, %y : i128
    scf.yield %y, %z : i128, i128
  }
  return %r#0 : i128
}

// Without results; the body has no values to hand on.
func.func @for_store(%m: memref<8xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c3 {
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}

// What an iteration takes of the stack is given back: all of it would not fit.
func.func @for_alloca(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %zero = arith.constant 0 : i32
  %v = arith.extui %c : i1 to i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %m = memref.alloca() : memref<25000xi32>
    memref.store %v, %m[%i] : memref<25000xi32>
    %w = memref.load %m[%i] : memref<25000xi32>
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}

func.func @for_alloca_inside_if(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 200 : index
  %v = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %v) -> i32 {
    %w = scf.if %c -> i32 {
      %m = memref.alloca() : memref<25000xi32>
      memref.store %v, %m[%i] : memref<25000xi32>
      %x = memref.load %m[%i] : memref<25000xi32>
      scf.yield %x : i32
    } else {
      scf.yield %s : i32
    }
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  return %r : i32
}
