// A loop as long as a condition holds: tested before, tested behind, with two kinds of values.
// The body runs before the first test.
func.func @while_do_while(%a: i8) -> i8 {
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  %r = scf.while (%x = %a) : (i8) -> i8 {
    %y = arith.subi %x, %one : i8
    %go = arith.cmpi sgt, %y, %zero : i8
    scf.condition(%go) %y : i8
  } do {
  ^bb0(%y: i8):
    scf.yield %y : i8
  }
  return %r : i8
}

// The test takes one kind of values and hands on another.
func.func @while_types(%n: i8, %f: f32) -> (f64, i16) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %half = arith.constant 0.5 : f32
  %r:2 = scf.while (%i = %n, %x = %f) : (i8, f32) -> (f64, i16) {
    %d = arith.extf %x : f32 to f64
    %k = arith.extsi %i : i8 to i16
    %go = arith.cmpi sgt, %i, %zero : i8
    scf.condition(%go) %d, %k : f64, i16
  } do {
  ^bb0(%d: f64, %k: i16):
    %x = arith.truncf %d : f64 to f32
    %y = arith.mulf %x, %half : f32
    %i = arith.trunci %k : i16 to i8
    %j = arith.subi %i, %one : i8
    scf.yield %j, %y : i8, f32
  }
  return %r#0, %r#1 : f64, i16
}

func.func @while_without_values(%m: memref<1xi8>, %n: i8) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %zero = arith.constant 0 : i8
  memref.store %n, %m[%c0] : memref<1xi8>
  scf.while : () -> () {
    %x = memref.load %m[%c0] : memref<1xi8>
    %go = arith.cmpi ne, %x, %zero : i8
    scf.condition(%go)
  } do {
    %x = memref.load %m[%c0] : memref<1xi8>
    %y = arith.subi %x, %one : i8
    memref.store %y, %m[%c0] : memref<1xi8>
    scf.yield
  }
  return
}

func.func @while_swap(%n: i4, %a: vector<2xi32>, %b: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %zero = arith.constant 0 : i4
  %one = arith.constant 1 : i4
  %r:3 = scf.while (%i = %n, %x = %a, %y = %b) : (i4, vector<2xi32>, vector<2xi32>) -> (i4, vector<2xi32>, vector<2xi32>) {
    %go = arith.cmpi ne, %i, %zero : i4
    scf.condition(%go) %i, %y, %x : i4, vector<2xi32>, vector<2xi32>
  } do {
  ^bb0(%i: i4, %x: vector<2xi32>, %y: vector<2xi32>):
    %j = arith.subi %i, %one : i4
    scf.yield %j, %x, %y : i4, vector<2xi32>, vector<2xi32>
  }
  return %r#1, %r#2 : vector<2xi32>, vector<2xi32>
}

// Euclid's algorithm.
func.func @while_gcd(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %y, %zero : i32
    scf.condition(%go) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %z = arith.remui %x, %y : i32
    scf.yield %y, %z : i32, i32
  }
  return %r#0 : i32
}

// Arguments that the second region finds in another order, twice, or made by the first; those it
// yields are made before and after the old ones are read.
func.func @while_order(%a: i32, %b: i32, %n: i32) -> (i32, i32, i32, i32, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c6 = arith.constant 6 : i8
  %r:5 = scf.while (%x = %a, %y = %b, %i = %c0) : (i32, i32, i8) -> (i32, i32, i32, i32, i8) {
    %more = arith.cmpi slt, %i, %c6 : i8
    %s = arith.addi %x, %y : i32
    scf.condition(%more) %y, %x, %s, %x, %i : i32, i32, i32, i32, i8
  } do {
  ^bb0(%p: i32, %q: i32, %s: i32, %t: i32, %i: i8):
    %u = arith.shli %p, %n : i32
    %v = arith.addi %q, %t : i32
    %w = arith.xori %v, %p : i32
    %y = arith.subi %u, %q : i32
    %z = arith.addi %w, %y : i32
    %j = arith.addi %i, %c1 : i8
    scf.yield %v, %z, %j : i32, i32, i8
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i32, i32, i32, i32, i8
}

func.func @while_exchange(%a: i32, %b: i32, %n: i8) -> (i32, i32, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i32
  %r:3 = scf.while (%x = %a, %y = %b, %i = %c0) : (i32, i32, i8) -> (i32, i32, i8) {
    %small = arith.cmpi ult, %i, %n : i8
    scf.condition(%small) %x, %y, %i : i32, i32, i8
  } do {
  ^bb0(%x: i32, %y: i32, %i: i8):
    %j = arith.addi %i, %c1 : i8
    %odd = arith.trunci %i : i8 to i1
    %z = scf.if %odd -> (i32) {
      %u = arith.muli %x, %c2 : i32
      scf.yield %u : i32
    } else {
      %u = arith.addi %y, %c2 : i32
      %v = arith.subi %u, %x : i32
      scf.yield %v : i32
    }
    scf.yield %y, %z, %j : i32, i32, i8
  }
  return %r#0, %r#1, %r#2 : i32, i32, i8
}
