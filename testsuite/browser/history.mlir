// A sum that a loop carries, which goes through a cell, a call, a branch and a while loop.
func.func @last(%m: memref<4xi32>, %at: index) -> i32 {
  %v = memref.load %m[%at] : memref<4xi32>
  return %v : i32
}

func.func @main(%start: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %five = arith.constant 5 : i32
  %limit = arith.constant 30 : i32
  %m = memref.alloc() : memref<4xi32>
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %start) -> (i32) {
    %next = arith.addi %acc, %five : i32
    scf.yield %next : i32
  }
  memref.store %sum, %m[%c3] : memref<4xi32>
  %back = func.call @last(%m, %c3) : (memref<4xi32>, index) -> i32
  %same = scf.for %j = %c0 to %c0 step %c1 iter_args(%kept = %back) -> (i32) {
    scf.yield %five : i32
  }
  %small = arith.cmpi slt, %same, %limit : i32
  cf.cond_br %small, ^more(%same : i32), ^done(%five : i32)
^more(%x: i32):
  %more = scf.while (%w = %x) : (i32) -> i32 {
    %go = arith.cmpi slt, %w, %limit : i32
    scf.condition(%go) %w : i32
  } do {
  ^bb0(%y: i32):
    %up = arith.addi %y, %five : i32
    scf.yield %up : i32
  }
  cf.br ^done(%more : i32)
^done(%r: i32):
  memref.store %r, %m[%c3] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}
