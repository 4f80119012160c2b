// Poison that nobody looks at, in memory and loops.
func.func @poison_long_form() -> i32 {
  %p = ub.poison <#ub.poison> : i32
  return %p : i32
}

func.func @poison_memref(%c: i1, %m: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %p = ub.poison : memref<4xi32>
  %r = arith.select %c, %m, %p : memref<4xi32>
  scf.if %c {
    %v = memref.load %r[%zero] : memref<4xi32>
    memref.store %v, %m[%zero] : memref<4xi32>
  }
  %x = memref.load %m[%zero] : memref<4xi32>
  return %x : i32
}

// Poison goes round a loop, and only the value beside it comes out.
func.func @poison_carried(%n: i8, %a: i32) -> i32 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %p = ub.poison : i32
  %r:2 = scf.for %i = %zero to %n step %one iter_args(%x = %p, %y = %a) -> (i32, i32) : i8 {
    %z = arith.addi %x, %y : i32
    scf.yield %z, %y : i32, i32
  }
  return %r#1 : i32
}
