// A number of its own in memory, and prints.
func.func @highest(%start: i32) -> i32 {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %start, %m[] : memref<i32>
  cf.br ^loop(%start : i32)
^loop(%n: i32):
  vector.print %n : i32
  %old = memref.load %m[] : memref<i32>
  %higher = arith.cmpi ugt, %n, %old : i32
  scf.if %higher {
    memref.store %n, %m[] : memref<i32>
  }
  %arrived = arith.cmpi ule, %n, %one : i32
  %rest = arith.remui %n, %two : i32
  %even = arith.cmpi ne, %rest, %one : i32
  cf.cond_br %arrived, ^end, ^go_on
^go_on:
  cf.cond_br %even, ^even, ^odd
^even:
  %half = arith.divui %n, %two : i32
  cf.br ^loop(%half : i32)
^odd:
  %triple = arith.muli %n, %three : i32
  %more = arith.addi %triple, %one : i32
  cf.br ^loop(%more : i32)
^end:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
