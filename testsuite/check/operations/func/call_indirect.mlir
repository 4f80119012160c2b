// Functions as values.
func.func private @increment(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.addi %a, %c1 : i32
  return %r : i32
}
func.func private @double(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}

func.func @indirect_constant(%a: i32) -> i32 {
  %f = constant @increment : (i32) -> i32
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

func.func @indirect_select(%c: i1, %a: i32) -> i32 {
  %f = constant @increment : (i32) -> i32
  %g = constant @double : (i32) -> i32
  %h = arith.select %c, %f, %g : (i32) -> i32
  %r = call_indirect %h(%a) : (i32) -> i32
  return %r : i32
}

func.func private @twice(%f: (i32) -> i32, %a: i32) -> i32 {
  %x = call_indirect %f(%a) : (i32) -> i32
  %y = call_indirect %f(%x) : (i32) -> i32
  return %y : i32
}
func.func @indirect_argument(%a: i32) -> (i32, i32) {
  %f = constant @increment : (i32) -> i32
  %g = constant @double : (i32) -> i32
  %x = call @twice(%f, %a) : ((i32) -> i32, i32) -> i32
  %y = call @twice(%g, %a) : ((i32) -> i32, i32) -> i32
  return %x, %y : i32, i32
}

func.func private @choose(%n: i1) -> ((i32) -> i32) {
  %f = constant @increment : (i32) -> i32
  %g = constant @double : (i32) -> i32
  cf.cond_br %n, ^end(%f : (i32) -> i32), ^end(%g : (i32) -> i32)
^end(%h: (i32) -> i32):
  return %h : (i32) -> i32
}
func.func @indirect_result(%n: i1, %a: i32) -> i32 {
  %f = call @choose(%n) : (i1) -> ((i32) -> i32)
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

func.func private @set(%m: memref<2xi8>, %v: i8, %i: index) -> (i8, memref<2xi8>) {
  %old = memref.load %m[%i] : memref<2xi8>
  memref.store %v, %m[%i] : memref<2xi8>
  return %old, %m : i8, memref<2xi8>
}
func.func @indirect_memref(%m: memref<2xi8>, %v: i8, %c: i1) -> i8 {
  %f = constant @set : (memref<2xi8>, i8, index) -> (i8, memref<2xi8>)
  %i = arith.index_castui %c : i1 to index
  %r:2 = call_indirect %f(%m, %v, %i) : (memref<2xi8>, i8, index) -> (i8, memref<2xi8>)
  %w = memref.load %r#1[%i] : memref<2xi8>
  %s = arith.xori %w, %r#0 : i8
  return %s : i8
}

// A function taken in a loop: each call the other one.
func.func @indirect_alternate(%n: i3, %a: i32) -> i32 {
  %f = constant @increment : (i32) -> i32
  %g = constant @double : (i32) -> i32
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  %r:3 = scf.for unsigned %i = %zero to %n step %one iter_args(%x = %a, %p = %f, %q = %g) -> (i32, (i32) -> i32, (i32) -> i32) : i3 {
    %y = func.call_indirect %p(%x) : (i32) -> i32
    scf.yield %y, %q, %p : i32, (i32) -> i32, (i32) -> i32
  }
  return %r#0 : i32
}
