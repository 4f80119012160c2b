// A condition that holds is no more than that; one that does not ends the run.
func.func @assert(%c: i1) -> i1 {
  cf.assert %c, "it must hold"
  return %c : i1
}

func.func @assert_twice(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %nonzero = arith.cmpi ne, %b, %zero : i32
  cf.assert %nonzero, "division by zero"
  %q = arith.divui %a, %b : i32
  %small = arith.cmpi ult, %q, %a : i32
  cf.assert %small, "not smaller"
  return %q : i32
}

// What was written before it stays.
func.func @assert_after_store(%m: memref<2xi32>, %c: i1, %v: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  memref.store %v, %m[%zero] : memref<2xi32>
  cf.assert %c, "between two stores"
  memref.store %v, %m[%one] : memref<2xi32>
  return
}

func.func @assert_in_loop(%n: i8, %limit: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> i8 : i8 {
    %below = arith.cmpi slt, %i, %limit : i8
    cf.assert %below, "below the limit"
    %t = arith.addi %s, %i : i8
    scf.yield %t : i8
  }
  return %sum : i8
}
