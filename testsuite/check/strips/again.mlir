// Loops in a loop that are entered with the numbers they were entered with before, and some that are not quite.

// There and back, in blocks.
func.func @again_blocks(%a: memref<20xf64>, %b: memref<20xf64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %times = arith.constant 12 : i32
  %last = arith.constant 19 : i32
  %third = arith.constant 0.33333 : f64
  cf.br ^time(%c0 : i32)
^time(%t: i32):
  %more = arith.cmpi slt, %t, %times : i32
  cf.cond_br %more, ^there(%c1 : i32), ^end
^there(%i: i32):
  %inside = arith.cmpi slt, %i, %last : i32
  cf.cond_br %inside, ^one, ^back(%c1 : i32)
^one:
  %i0 = arith.index_cast %i : i32 to index
  %before = arith.subi %i, %c1 : i32
  %behind = arith.addi %i, %c1 : i32
  %im = arith.index_cast %before : i32 to index
  %ip = arith.index_cast %behind : i32 to index
  %a0 = memref.load %a[%im] : memref<20xf64>
  %a1 = memref.load %a[%ip] : memref<20xf64>
  %s = arith.addf %a0, %a1 : f64
  %r = arith.mulf %s, %third : f64
  memref.store %r, %b[%i0] : memref<20xf64>
  cf.br ^there(%behind : i32)
^back(%j: i32):
  %inside2 = arith.cmpi slt, %j, %last : i32
  cf.cond_br %inside2, ^other, ^next
^other:
  %j0 = arith.index_cast %j : i32 to index
  %v = memref.load %b[%j0] : memref<20xf64>
  %half = arith.mulf %v, %third : f64
  memref.store %half, %a[%j0] : memref<20xf64>
  %j1 = arith.addi %j, %c1 : i32
  cf.br ^back(%j1 : i32)
^next:
  %t1 = arith.addi %t, %c1 : i32
  cf.br ^time(%t1 : i32)
^end:
  return
}

// Sums, which begin with another number each time; the number of the iteration goes into them.
func.func @again_carried(%a: memref<4x20xi32>, %b: memref<20xi32>, %k: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  %r = scf.for %t = %c0 to %c12 step %c1 iter_args(%sum = %k) -> i32 {
    %row = arith.remui %c1, %c12 : index
    %s = scf.for %i = %c0 to %c20 step %c1 iter_args(%so_far = %sum) -> i32 {
      %x = memref.load %a[%row, %i] : memref<4x20xi32>
      %n = arith.index_cast %i : index to i32
      %y = arith.xori %x, %n : i32
      %more = arith.addi %so_far, %y : i32
      scf.yield %more : i32
    }
    memref.store %s, %b[%t] : memref<20xi32>
    scf.yield %s : i32
  }
  return %r : i32
}

// The memrefs change places: never the same as before.
func.func @turns(%a: memref<20xi32>, %b: memref<20xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c20 = arith.constant 20 : index
  %three = arith.constant 3 : i32
  %r:2 = scf.for %t = %c0 to %c9 step %c1 iter_args(%x = %a, %y = %b) -> (memref<20xi32>, memref<20xi32>) {
    scf.for %i = %c0 to %c20 step %c1 {
      %v = memref.load %x[%i] : memref<20xi32>
      %w = arith.muli %v, %three : i32
      memref.store %w, %y[%i] : memref<20xi32>
    }
    scf.yield %y, %x : memref<20xi32>, memref<20xi32>
  }
  return
}

// As often as before for a while, and then not; from another element on now and then.
func.func @again_changes(%a: memref<64xi32>, %b: memref<64xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %c30 = arith.constant 30 : index
  %k = arith.constant 5 : i32
  scf.for %t = %c0 to %c30 step %c1 {
    %more = arith.divui %t, %c5 : index
    %upper = arith.addi %c16, %more : index
    %on = arith.divui %t, %c4 : index
    scf.for %i = %c0 to %upper step %c1 {
      %at = arith.addi %i, %on : index
      %v = memref.load %a[%at] : memref<64xi32>
      %w = arith.addi %v, %k : i32
      memref.store %w, %b[%i] : memref<64xi32>
    }
    memref.store %k, %a[%t] : memref<64xi32>
  }
  return
}

// Other memory each time, at the place of that before.
func.func @allocates(%a: memref<20xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c20 = arith.constant 20 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %t = %c0 to %c9 step %c1 iter_args(%sum = %zero) -> i32 {
    %m = memref.alloc() : memref<20xi32>
    scf.for %i = %c0 to %c20 step %c1 {
      %v = memref.load %a[%i] : memref<20xi32>
      memref.store %v, %m[%i] : memref<20xi32>
    }
    %last = memref.load %m[%t] : memref<20xi32>
    memref.dealloc %m : memref<20xi32>
    %next = arith.addi %sum, %last : i32
    scf.yield %next : i32
  }
  return %r : i32
}

// A NaN comes among the elements, and goes.
func.func @again_nan(%a: memref<20xf32>, %b: memref<20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c15 = arith.constant 15 : index
  %c20 = arith.constant 20 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  scf.for %t = %c0 to %c20 step %c1 {
    %turn = arith.divui %t, %c15 : index
    %is_late = arith.cmpi ne, %turn, %c0 : index
    %below = arith.select %is_late, %zero, %one : f32
    %nan = arith.divf %zero, %below : f32
    memref.store %nan, %a[%c3] : memref<20xf32>
    scf.for %i = %c0 to %c20 step %c1 {
      %v = memref.load %a[%i] : memref<20xf32>
      %w = arith.addf %v, %one : f32
      memref.store %w, %b[%i] : memref<20xf32>
    }
    memref.store %one, %a[%c3] : memref<20xf32>
  }
  return
}

// What all iterations load one of them stores, behind which they find another.
func.func @before(%a: memref<20xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c11 = arith.constant 11 : index
  %c20 = arith.constant 20 : index
  scf.for %t = %c0 to %c20 step %c1 {
    %number = arith.index_cast %t : index to i32
    memref.store %number, %a[%c11] : memref<20xi32>
    scf.for %i = %c0 to %c20 step %c1 {
      %x = memref.load %a[%c11] : memref<20xi32>
      %n = arith.index_cast %i : index to i32
      %y = arith.addi %x, %n : i32
      memref.store %y, %a[%i] : memref<20xi32>
    }
  }
  return
}
