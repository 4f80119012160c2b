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
// These end by memory alone, which other operations than a store write: what values hold is the same
// whenever the loop begins again.
func.func private @counted_by_atomic(%m: memref<2xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %last = arith.constant 300000 : i32
  %v = memref.atomic_rmw addi %one, %m[%c0] : (i32, memref<2xi32>) -> i32
  %c = arith.cmpi ne, %v, %last : i32
  return %c : i1
}
func.func private @counted_by_body(%m: memref<2xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %last = arith.constant 300000 : i32
  %v = memref.generic_atomic_rmw %m[%c0] : memref<2xi32> {
  ^bb0(%a: i32):
    %b = arith.addi %a, %one : i32
    memref.atomic_yield %b : i32
  }
  %c = arith.cmpi ne, %v, %last : i32
  return %c : i1
}
func.func private @counted_by_vector(%m: memref<2xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1> : vector<2xi32>
  %last = arith.constant 300000 : i32
  %v = affine.vector_load %m[%c0] : memref<2xi32>, vector<2xi32>
  %b = arith.addi %v, %one : vector<2xi32>
  affine.vector_store %b, %m[%c0] : memref<2xi32>, vector<2xi32>
  %first = memref.load %m[%c0] : memref<2xi32>
  %c = arith.cmpi ne, %first, %last : i32
  return %c : i1
}
// The last element wanders to the front.
func.func private @moved_by_copy(%m: memref<600xi16>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c599 = arith.constant 599 : index
  %zero = arith.constant 0 : i16
  scf.for %i = %c0 to %c599 step %c1 {
    %j = arith.addi %i, %c1 : index
    %from = memref.subview %m[%j] [1] [1] : memref<600xi16> to memref<1xi16, strided<[1], offset: ?>>
    %to = memref.subview %m[%i] [1] [1] : memref<600xi16> to memref<1xi16, strided<[1], offset: ?>>
    memref.copy %from, %to : memref<1xi16, strided<[1], offset: ?>> to memref<1xi16, strided<[1], offset: ?>>
  }
  %v = memref.load %m[%c0] : memref<600xi16>
  %c = arith.cmpi eq, %v, %zero : i16
  return %c : i1
}
func.func @ends_by_atomic(%n: i8) -> i8 {
  %zero = arith.constant dense<0> : vector<2xi32>
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  affine.vector_store %zero, %m[%c0] : memref<2xi32>, vector<2xi32>
  cf.br ^loop
^loop:
  %c = func.call @counted_by_atomic(%m) : (memref<2xi32>) -> i1
  cf.cond_br %c, ^loop, ^end
^end:
  return %n : i8
}
func.func @ends_by_body(%n: i8) -> i8 {
  %zero = arith.constant dense<0> : vector<2xi32>
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  affine.vector_store %zero, %m[%c0] : memref<2xi32>, vector<2xi32>
  cf.br ^loop
^loop:
  %c = func.call @counted_by_body(%m) : (memref<2xi32>) -> i1
  cf.cond_br %c, ^loop, ^end
^end:
  return %n : i8
}
func.func @ends_by_vector(%n: i8) -> i8 {
  %zero = arith.constant dense<0> : vector<2xi32>
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  affine.vector_store %zero, %m[%c0] : memref<2xi32>, vector<2xi32>
  cf.br ^loop
^loop:
  %c = func.call @counted_by_vector(%m) : (memref<2xi32>) -> i1
  cf.cond_br %c, ^loop, ^end
^end:
  return %n : i8
}
func.func @ends_by_copy(%n: i8) -> i8 {
  %zero = arith.constant 0 : i16
  %one = arith.constant 1 : i16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c599 = arith.constant 599 : index
  %m = memref.alloca() : memref<600xi16>
  scf.for %i = %c0 to %c599 step %c1 {
    memref.store %zero, %m[%i] : memref<600xi16>
  }
  memref.store %one, %m[%c599] : memref<600xi16>
  cf.br ^loop
^loop:
  %c = func.call @moved_by_copy(%m) : (memref<600xi16>) -> i1
  cf.cond_br %c, ^loop, ^end
^end:
  return %n : i8
}
