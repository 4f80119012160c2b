func.func @circle(%n: i8) -> i8 {
  %one = arith.constant 1 : i8
  cf.br ^loop(%n, %one : i8, i8)
^loop(%a: i8, %b: i8):
  %c = arith.cmpi eq, %a, %a : i8
  cf.cond_br %c, ^loop(%b, %a : i8, i8), ^end
^end:
  return %a : i8
}
func.func private @same(%n: i8) -> i8 {
  return %n : i8
}
func.func @calls(%n: i8) -> i8 {
  %true = arith.constant true
  %r = scf.while (%a = %n) : (i8) -> i8 {
    scf.condition(%true) %a : i8
  } do {
  ^bb0(%a: i8):
    %b = func.call @same(%a) : (i8) -> i8
    scf.yield %b : i8
  }
  return %r : i8
}
// It waits for what nobody writes.
func.func @waits(%m: memref<i8>) -> i8 {
  %zero = arith.constant 0 : i8
  memref.store %zero, %m[] : memref<i8>
  cf.br ^again
^again:
  %v = memref.load %m[] : memref<i8>
  %c = arith.cmpi eq, %v, %zero : i8
  cf.cond_br %c, ^again, ^end
^end:
  return %v : i8
}
func.func @long(%n: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = arith.constant 1000000 : index
  %r = scf.for %i = %c0 to %count step %c1 iter_args(%a = %n) -> (i8) {
    %b = arith.xori %a, %n : i8
    %c = arith.xori %b, %n : i8
    scf.yield %c : i8
  }
  return %r : i8
}
// Every iteration is like the one before, but for what was printed.
func.func @prints(%n: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    vector.print str "a"
  }
  return
}
func.func @counts(%n: i8) -> i8 {
  %zero = arith.constant 0 : i128
  %one = arith.constant 1 : i128
  cf.br ^loop(%zero : i128)
^loop(%a: i128):
  %b = arith.addi %a, %one : i128
  %c = arith.cmpi ne, %b, %zero : i128
  cf.cond_br %c, ^loop(%b : i128), ^end
^end:
  return %n : i8
}
func.func @counts_in_memory(%n: i8) -> i8 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %m = memref.alloca() : memref<i64>
  memref.store %zero, %m[] : memref<i64>
  cf.br ^loop
^loop:
  %a = memref.load %m[] : memref<i64>
  %b = arith.addi %a, %one : i64
  memref.store %b, %m[] : memref<i64>
  %again = memref.load %m[] : memref<i64>
  %c = arith.cmpi ne, %again, %zero : i64
  cf.cond_br %c, ^loop, ^end
^end:
  return %n : i8
}
