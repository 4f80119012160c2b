// Loops made of blocks, and scf.while, each of which runs in strips.

// The test at the head, on i32; the step comes first, and what it gives is a subscript too.
func.func @head(%a: memref<40xf64>, %b: memref<40xf64>) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %c39 = arith.constant 39 : i32
  %more = arith.cmpi slt, %i, %c39 : i32
  cf.cond_br %more, ^body, ^end
^body:
  %c1 = arith.constant 1 : i32
  %at = arith.index_cast %i : i32 to index
  %next = arith.addi %i, %c1 overflow<nsw> : i32
  %behind = arith.index_cast %next : i32 to index
  %x = memref.load %a[%at] : memref<40xf64>
  %y = memref.load %a[%behind] : memref<40xf64>
  %s = arith.addf %x, %y : f64
  memref.store %s, %b[%at] : memref<40xf64>
  cf.br ^head(%next : i32)
^end:
  return %i : i32
}

// The test at the end, of one block; its values are used behind the loop.
func.func @end(%a: memref<40xi32>, %k: i32) -> (i32, i32, i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c40 = arith.constant 40 : i64
  cf.br ^loop(%c0, %k : i64, i32)
^loop(%i: i64, %s: i32):
  %at = arith.index_cast %i : i64 to index
  %x = memref.load %a[%at] : memref<40xi32>
  %t = arith.addi %s, %x : i32
  memref.store %t, %a[%at] : memref<40xi32>
  %next = arith.addi %i, %c1 overflow<nsw, nuw> : i64
  %over = arith.cmpi eq, %next, %c40 : i64
  cf.cond_br %over, ^end, ^loop(%next, %t : i64, i32)
^end:
  return %t, %x, %next : i32, i32, i64
}

// The test in the middle: a block is run once more than the rest; both ways of a comparison.
func.func @middle(%a: memref<40xi32>, %b: memref<40xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c39 = arith.constant 39 : index
  cf.br ^first(%c0, %k : index, i32)
^first(%i: index, %s: i32):
  %x = memref.load %a[%i] : memref<40xi32>
  %y = arith.muli %x, %s : i32
  cf.br ^test(%y : i32)
^test(%z: i32):
  %over = arith.cmpi uge, %i, %c39 : index
  cf.cond_br %over, ^end, ^rest(%z, %i : i32, index)
^rest(%v: i32, %j: index):
  memref.store %v, %b[%j] : memref<40xi32>
  %next = index.add %j, %c1
  cf.br ^first(%next, %k : index, i32)
^end:
  return
}

// Downwards, to where the counter is less than zero, and by two, while another one goes up; the bound is computed
// by each iteration.
func.func @down(%a: memref<40xi16>, %b: memref<40xi16>, %k: i16) -> i32 {
  %c39 = arith.constant 39 : i32
  %d0 = arith.constant 0 : i64
  cf.br ^head(%c39, %d0, %k : i32, i64, i16)
^head(%i: i32, %j: i64, %s: i16):
  %c0 = arith.constant 0 : i32
  %bound = arith.subi %c0, %c0 : i32
  %more = arith.cmpi sge, %i, %bound : i32
  cf.cond_br %more, ^body, ^end
^body:
  %c2 = arith.constant 2 : i32
  %d1 = arith.constant 1 : i64
  %at = arith.index_cast %i : i32 to index
  %to = arith.index_cast %j : i64 to index
  %x = memref.load %a[%at] : memref<40xi16>
  %y = arith.xori %x, %s : i16
  memref.store %y, %b[%to] : memref<40xi16>
  %less = arith.subi %i, %c2 : i32
  %more2 = arith.addi %j, %d1 : i64
  cf.br ^head(%less, %more2, %y : i32, i64, i16)
^end:
  return %i : i32
}

// A nest: what the inner loop needs is handed on by all blocks, and comes back as it was.
func.func @nest(%a: memref<12x20xf32>, %x: memref<20xf32>, %y: memref<12xf32>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  %zero = arith.constant 0.0 : f32
  %last = arith.constant 0 : i64
  cf.br ^rows(%c0, %a, %last : index, memref<12x20xf32>, i64)
^rows(%i: index, %m: memref<12x20xf32>, %l: i64):
  %is = arith.cmpi ne, %i, %c12 : index
  cf.cond_br %is, ^columns(%c0, %zero, %i, %m, %l : index, f32, index, memref<12x20xf32>, i64), ^end
^columns(%j: index, %s: f32, %row: index, %n: memref<12x20xf32>, %w: i64):
  %more = arith.cmpi ugt, %c20, %j : index
  cf.cond_br %more, ^sum, ^store
^sum:
  %u = memref.load %n[%row, %j] : memref<12x20xf32>
  %v = memref.load %x[%j] : memref<20xf32>
  %p = arith.mulf %u, %v : f32
  %t = arith.addf %s, %p : f32
  %next = arith.addi %j, %c1 : index
  cf.br ^columns(%next, %t, %row, %n, %w : index, f32, index, memref<12x20xf32>, i64)
^store:
  memref.store %s, %y[%row] : memref<12xf32>
  %below = arith.addi %row, %c1 : index
  cf.br ^rows(%below, %n, %w : index, memref<12x20xf32>, i64)
^end:
  return %l : i64
}

// Near the end of the type: without a promise the counter goes on below; i8, by five.
func.func @wraps(%start: i8, %a: memref<260xi32>) -> (i8, i32) {
  %c5 = arith.constant 5 : i8
  %c120 = arith.constant 120 : i8
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0 : i32
  %least = arith.constant -128 : i8
  %low = arith.ori %start, %least : i8
  cf.br ^head(%low, %zero : i8, i32)
^head(%i: i8, %s: i32):
  %more = arith.cmpi slt, %i, %c120 : i8
  cf.cond_br %more, ^body, ^end
^body:
  %signed = arith.index_cast %i : i8 to index
  %at = arith.addi %signed, %c128 : index
  %wide = arith.extsi %i : i8 to i32
  memref.store %wide, %a[%at] : memref<260xi32>
  %t = arith.xori %s, %wide : i32
  %next = arith.addi %i, %c5 : i8
  cf.br ^head(%next, %t : i8, i32)
^end:
  return %i, %s : i8, i32
}

// scf.while with the test before its body, and values that go round in another order.
func.func @while(%a: memref<40xf64>, %b: memref<40xf64>, %k: f64) -> (f64, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c40 = arith.constant 40 : i32
  %r:2 = scf.while (%i = %c0, %s = %k) : (i32, f64) -> (f64, i32) {
    %more = arith.cmpi ult, %i, %c40 : i32
    scf.condition(%more) %s, %i : f64, i32
  } do {
  ^bb0(%t: f64, %j: i32):
    %at = arith.index_castui %j : i32 to index
    %x = memref.load %a[%at] : memref<40xf64>
    %y = arith.mulf %x, %k : f64
    memref.store %y, %b[%at] : memref<40xf64>
    %u = arith.addf %t, %y : f64
    %next = arith.addi %j, %c1 overflow<nuw> : i32
    scf.yield %next, %u : i32, f64
  }
  return %r#0, %r#1 : f64, i32
}

// scf.while with the test behind its body.
func.func @do_while(%a: memref<40xi32>, %k: i32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c38 = arith.constant 38 : index
  %r:2 = scf.while (%i = %c0, %s = %k) : (index, i32) -> (index, i32) {
    %x = memref.load %a[%i] : memref<40xi32>
    %y = arith.subi %s, %x : i32
    memref.store %y, %a[%i] : memref<40xi32>
    %next = arith.addi %i, %c2 : index
    %more = arith.cmpi ne, %next, %c38 : index
    scf.condition(%more) %next, %y : index, i32
  } do {
  ^bb0(%j: index, %t: i32):
    scf.yield %j, %t : index, i32
  }
  return %r#0, %r#1 : index, i32
}

// What goes round a counted loop grows as well: a subscript of its own, which is less by each iteration.
func.func @second_counter(%a: memref<40xi32>, %b: memref<40xi32>) -> (index, i32) {
  %c2 = arith.constant 2 : index
  %c39 = arith.constant 39 : index
  %c3 = arith.constant 3 : i32
  %r:2 = affine.for %i = 0 to 19 iter_args(%j = %c39, %s = %c3) -> (index, i32) {
    %x = memref.load %a[%j] : memref<40xi32>
    %y = arith.addi %x, %s : i32
    memref.store %y, %b[%j] : memref<40xi32>
    %next = arith.subi %j, %c2 : index
    %t = arith.addi %s, %c3 : i32
    affine.yield %next, %t : index, i32
  }
  return %r#0, %r#1 : index, i32
}

// Constants in the body are what they are outside of it.
func.func @constants_inside(%a: memref<40xi32>, %b: memref<40xf32>) {
  affine.for %i = 0 to 40 {
    %c7 = arith.constant 7 : i32
    %half = arith.constant 0.5 : f32
    %x = affine.load %a[%i] : memref<40xi32>
    %y = affine.load %b[%i] : memref<40xf32>
    %u = arith.xori %x, %c7 : i32
    %v = arith.mulf %y, %half : f32
    affine.store %u, %a[%i] : memref<40xi32>
    affine.store %v, %b[%i] : memref<40xf32>
  }
  return
}

// What an iteration loads the one before it stored, as sums with constants say.
func.func @recurrence_of_sums(%a: memref<40xf64>, %b: memref<40xf64>, %k: f64) {
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  scf.for %i = %c1 to %c40 step %c1 {
    %before = arith.subi %i, %c1 : index
    %y = memref.load %b[%i] : memref<40xf64>
    %p = arith.mulf %y, %k : f64
    %x = memref.load %a[%before] : memref<40xf64>
    %s = arith.addf %x, %p : f64
    memref.store %s, %a[%i] : memref<40xf64>
  }
  return
}

// Downwards, to a test at the end.
func.func @recurrence_downwards(%a: memref<40xf64>, %b: memref<40xf64>, %k: f64) {
  %c1 = arith.constant 1 : index
  %c38 = arith.constant 38 : i64
  %least = arith.constant 0 : i64
  %less = arith.constant -1 : i64
  cf.br ^down(%c38 : i64)
^down(%j: i64):
  %at = arith.index_cast %j : i64 to index
  %behind = arith.addi %at, %c1 : index
  %y = memref.load %a[%at] : memref<40xf64>
  %p = arith.mulf %y, %k : f64
  %x = memref.load %b[%behind] : memref<40xf64>
  %s = arith.subf %x, %p : f64
  memref.store %s, %b[%at] : memref<40xf64>
  %next = arith.addi %j, %less : i64
  %more = arith.cmpi sge, %next, %least : i64
  cf.cond_br %more, ^down(%next : i64), ^end
^end:
  return
}
