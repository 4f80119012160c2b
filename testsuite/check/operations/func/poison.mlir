// Calls whose callees make poison: callers go on with it, however many stand around, and calls
// behind those know nothing of it.
func.func private @shifted(%a: i32, %n: i32) -> i32 {
  %r = arith.shli %a, %n : i32
  return %r : i32
}

func.func @from_one(%a: i32, %n: i32) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %p = call @shifted(%a, %n) : (i32, i32) -> i32
  %q = call @shifted(%a, %c3) : (i32, i32) -> i32
  %s = arith.addi %p, %q : i32
  return %s, %q : i32, i32
}

// Poison from the innermost of nested calls comes back through all of them, or is dropped.
func.func private @nested(%depth: i32, %a: i32, %n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %last = arith.cmpi eq, %depth, %c0 : i32
  %r:2 = scf.if %last -> (i32, i32) {
    %p = arith.shli %a, %n : i32
    scf.yield %p, %c1 : i32, i32
  } else {
    %less = arith.subi %depth, %c1 : i32
    %s:2 = func.call @nested(%less, %a, %n) : (i32, i32, i32) -> (i32, i32)
    %t = arith.addi %s#1, %c1 : i32
    scf.yield %s#0, %t : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

func.func @through_many(%a: i32, %n: i32) -> (i32, i32) {
  %c9 = arith.constant 9 : i32
  %r:2 = call @nested(%c9, %a, %n) : (i32, i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func @dropped(%a: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    %r:2 = func.call @nested(%i, %a, %n) : (i32, i32, i32) -> (i32, i32)
    %t = arith.addi %s, %r#1 : i32
    scf.yield %t : i32
  }
  return %sum : i32
}

// The callee uses up its poison: what it returns has none.
func.func private @frozen(%a: i32, %n: i32, %m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %p = arith.shli %a, %n : i32
  %c33 = arith.constant 33 : i32
  %small = arith.cmpi ult, %n, %c33 : i32
  %c1 = arith.constant 1 : i32
  memref.store %c1, %m[%c0] : memref<2xi32>
  %r = arith.select %small, %n, %a : i32
  return %r : i32
}

func.func @no_longer(%a: i32, %n: i32, %m: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %x = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %a) -> (i32) : i32 {
    %y = func.call @frozen(%s, %n, %m) : (i32, i32, memref<2xi32>) -> i32
    %z = arith.addi %y, %i : i32
    scf.yield %z : i32
  }
  return %x : i32
}

// In a region that a definition runs.
func.func @in_region(%a: i32, %n: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    %p = func.call @shifted(%a, %n) : (i32, i32) -> i32
    %q = func.call @shifted(%a, %a) : (i32, i32) -> i32
    scf.yield %q : i32
  }
  %s = func.call @shifted(%r, %n) : (i32, i32) -> i32
  return %s : i32
}
