// Memory on a function's stack ends with the call, in fast code and out of it.
func.func private @sum_of_two(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  memref.store %b, %m[%c1] : memref<2xi32>
  %x = memref.load %m[%c0] : memref<2xi32>
  %y = memref.load %m[%c1] : memref<2xi32>
  %r = arith.addi %x, %y : i32
  return %r : i32
}

func.func @many_sums(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  %s = scf.for %i = %c0 to %c9 step %c1 iter_args(%t = %a) -> (i32) : i32 {
    %u = func.call @sum_of_two(%t, %i) : (i32, i32) -> i32
    scf.yield %u : i32
  }
  %b = memref.load %m[] : memref<i32>
  %r = arith.subi %s, %b : i32
  return %r : i32
}

func.func private @escaped(%a: i32) -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  memref.store %a, %m[] : memref<i32>
  return %m : memref<i32>
}

// Undefined behaviour where it is read: the memory has ended.
func.func @too_late(%a: i32, %read: i1) -> i32 {
  %m = call @escaped(%a) : (i32) -> memref<i32>
  %r = scf.if %read -> (i32) {
    %x = memref.load %m[] : memref<i32>
    scf.yield %x : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}

// The callee leaves fast code where it shifts too far.
func.func private @shifted(%a: i32, %n: i32) -> memref<i32> {
  %m = memref.alloca() : memref<i32>
  %x = arith.shli %a, %n : i32
  memref.store %x, %m[] : memref<i32>
  return %m : memref<i32>
}

func.func @shifted_too_late(%a: i32, %n: i32, %written: i1) -> i32 {
  %m = call @shifted(%a, %n) : (i32, i32) -> memref<i32>
  %c1 = arith.constant 1 : i32
  scf.if %written {
    memref.store %c1, %m[] : memref<i32>
  }
  return %a : i32
}

// Calls that come back with nothing.
func.func private @put(%m: memref<4xi32>, %i: index, %v: i32) {
  memref.store %v, %m[%i] : memref<4xi32>
  return
}

func.func @put_all(%m: memref<4xi32>, %v: i32, %i: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  call @put(%m, %c0, %v) : (memref<4xi32>, index, i32) -> ()
  call @put(%m, %c3, %v) : (memref<4xi32>, index, i32) -> ()
  call @put(%m, %i, %v) : (memref<4xi32>, index, i32) -> ()
  return
}
