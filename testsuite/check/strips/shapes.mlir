// Shapes of loops each of which runs in strips, as programs that come from C have them.

// Counted with i32, subscripts by index_cast; the counter goes into a value too.
func.func @counts_i32(%a: memref<40xi32>, %b: memref<40xi64>) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c39 = arith.constant 39 : i32
  scf.for %i = %c1 to %c39 step %c1 : i32 {
    %at = arith.index_cast %i : i32 to index
    %before = arith.subi %i, %c1 : i32
    %to = arith.index_cast %before : i32 to index
    %x = memref.load %a[%at] : memref<40xi32>
    %twice = arith.muli %i, %c2 overflow<nsw> : i32
    %y = arith.addi %x, %twice : i32
    %z = arith.extsi %y : i32 to i64
    memref.store %z, %b[%to] : memref<40xi64>
  }
  return
}

// Counted with unsigned i32 and with i16, whose sums wrap in values and fit in subscripts.
func.func @counts_unsigned(%a: memref<40xi32>, %start: i32, %b: memref<40xi16>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c20 = arith.constant 20 : i32
  scf.for unsigned %i = %c0 to %c20 step %c1 : i32 {
    %at = arith.index_castui %i : i32 to index
    %v = arith.addi %i, %start : i32
    memref.store %v, %a[%at] : memref<40xi32>
  }
  %d0 = arith.constant 0 : i16
  %d1 = arith.constant 1 : i16
  %d20 = arith.constant 20 : i16
  %big = arith.constant 3000 : i16
  scf.for %i = %d0 to %d20 step %d1 : i16 {
    %at = arith.index_cast %i : i16 to index
    %v = arith.muli %i, %big : i16
    memref.store %v, %b[%at] : memref<40xi16>
  }
  return
}

// A counter that is negative, or too large for its sign, is another subscript after extension.
func.func @counts_below_zero(%a: memref<40xi64>, %k: i8) -> i64 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c20 = arith.constant 20 : i8
  %none = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %c20 step %c1 iter_args(%s = %none) -> (i64) : i8 {
    %j = arith.addi %i, %k : i8
    %w = arith.extui %j : i8 to i64
    %v = arith.extsi %j : i8 to i64
    %at = arith.index_castui %i : i8 to index
    %x = memref.load %a[%at] : memref<40xi64>
    %both = arith.muli %w, %x : i64
    %more = arith.xori %both, %v : i64
    %t = arith.addi %s, %more : i64
    scf.yield %t : i64
  }
  return %r : i64
}

// What stays is computed once: an element that no iteration changes, times a number.
func.func @scaled_row(%a: memref<30x30xf64>, %b: memref<30x30xf64>, %alpha: f64) {
  affine.for %i = 0 to 30 {
    affine.for %j = 0 to 30 {
      %x = affine.load %a[%i, 3] : memref<30x30xf64>
      %p = arith.mulf %alpha, %x : f64
      %y = affine.load %b[%i, %j] : memref<30x30xf64>
      %q = arith.mulf %p, %y : f64
      %z = affine.load %a[%i, %j] : memref<30x30xf64>
      %s = arith.addf %p, %q : f64
      %t = arith.addf %s, %z : f64
      affine.store %t, %b[%i, %j] : memref<30x30xf64>
    }
  }
  return
}

// An element is stored where another was loaded that goes elsewhere.
func.func @exchanged(%a: memref<40xf32>, %b: memref<40xf32>) {
  affine.for %i = 0 to 40 {
    %x = affine.load %a[%i] : memref<40xf32>
    %y = affine.load %b[%i] : memref<40xf32>
    affine.store %y, %a[%i] : memref<40xf32>
    affine.store %x, %b[%i] : memref<40xf32>
  }
  return
}

// Iterations of parallel loops that touch elements of their own; what is read is elsewhere.
func.func @parallel_plane(%a: memref<12x20xf64>, %b: memref<12x20xf64>, %n: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%c12, %c20) step (%c1, %c1) {
    %before = arith.subi %j, %c1 : index
    %x = memref.load %a[%i, %j] : memref<12x20xf64>
    %y = memref.load %b[%i, %before] : memref<12x20xf64>
    %s = arith.addf %x, %y : f64
    memref.store %s, %a[%i, %j] : memref<12x20xf64>
    scf.reduce
  }
  return
}

// Each has a loop of its own, which stores to a row; bounds are affine.
func.func @parallel_rows(%a: memref<6x5x20xi32>, %b: memref<6x20xi32>) {
  affine.parallel (%i, %j) = (0, 1) to (6, 4) step (1, 2) {
    affine.for %k = 0 to 20 {
      %x = affine.load %a[%i, %j + 1, %k] : memref<6x5x20xi32>
      %y = affine.load %b[%i, %k] : memref<6x20xi32>
      %z = arith.divsi %y, %x : i32
      %s = arith.muli %z, %y : i32
      %q = arith.subi %y, %s : i32
      affine.store %q, %a[%i, %j + 1, %k] : memref<6x5x20xi32>
    }
  }
  return
}

// One element of what is loaded is stored by an iteration in the middle: those behind it find the new one.
func.func @one_stored_on_the_way(%a: memref<40xi32>, %at: i8) {
  %c31 = arith.constant 31 : i8
  %low = arith.andi %at, %c31 : i8
  %k = arith.index_castui %low : i8 to index
  affine.for %i = 0 to 40 {
    %x = affine.load %a[symbol(%k)] : memref<40xi32>
    %y = affine.load %a[%i] : memref<40xi32>
    %s = arith.addi %x, %y : i32
    affine.store %s, %a[%i] : memref<40xi32>
  }
  return
}

// Elements that later iterations store are loaded before.
func.func @ahead(%a: memref<40xi32>, %b: memref<40xi32>) {
  affine.for %i = 0 to 38 {
    %x = affine.load %a[%i + 2] : memref<40xi32>
    affine.store %x, %a[%i] : memref<40xi32>
    affine.store %x, %b[%i] : memref<40xi32>
  }
  return
}

// Values go through several operations, some of them late, and through others unchanged.
func.func @filter(%a: memref<40xf32>, %b: memref<40xf32>, %k: f32) -> (f32, f32, f32) {
  %half = arith.constant 0.5 : f32
  %r:3 = affine.for %i = 0 to 40 iter_args(%y1 = %k, %y2 = %half, %x1 = %half) -> (f32, f32, f32) {
    %x = affine.load %a[%i] : memref<40xf32>
    %p = arith.mulf %half, %x1 : f32
    %q = arith.mulf %half, %y2 : f32
    %s = arith.addf %p, %x : f32
    %t = arith.subf %s, %q : f32
    %u = arith.divf %t, %k : f32
    %v = arith.addf %u, %y1 : f32
    affine.store %v, %b[%i] : memref<40xf32>
    affine.yield %v, %y1, %x : f32, f32, f32
  }
  return %r#0, %r#1, %r#2 : f32, f32, f32
}

// Each element needs the one before it, forwards and backwards, and those around it in the next row.
func.func @recurrence(%a: memref<10x20xf64>, %b: memref<10x20xf64>, %k: f64) {
  affine.for %i = 0 to 9 {
    affine.for %j = 1 to 19 {
      %x = affine.load %a[%i, %j - 1] : memref<10x20xf64>
      %y = affine.load %a[%i, %j + 1] : memref<10x20xf64>
      %z = affine.load %a[%i + 1, %j] : memref<10x20xf64>
      %h = affine.load %b[%i, %j - 1] : memref<10x20xf64>
      %s = arith.addf %x, %y : f64
      %t = arith.divf %s, %k : f64
      affine.store %t, %a[%i, %j] : memref<10x20xf64>
      %u = arith.mulf %h, %t : f64
      %v = arith.addf %u, %z : f64
      affine.store %v, %b[%i, %j] : memref<10x20xf64>
    }
    affine.for %j = 1 to 20 {
      %x = affine.load %a[%i, -%j + 20] : memref<10x20xf64>
      %y = affine.load %b[%i, -%j + 19] : memref<10x20xf64>
      %m = arith.mulf %x, %k : f64
      %s = arith.addf %m, %y : f64
      affine.store %s, %a[%i, -%j + 19] : memref<10x20xf64>
    }
  }
  return
}

// The less of two by a comparison and a choice, for a memory cell that all iterations change; scf.if and select.
func.func @least_in_cell(%a: memref<40xi32>, %b: memref<40xi32>, %r: memref<2xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 40 {
    %m = affine.load %r[0] : memref<2xi32>
    %x = affine.load %a[%i] : memref<40xi32>
    %y = affine.load %b[%i] : memref<40xi32>
    %s = arith.addi %x, %y : i32
    %less = arith.cmpi sle, %m, %s : i32
    %n = scf.if %less -> (i32) {
      scf.yield %m : i32
    } else {
      scf.yield %s : i32
    }
    affine.store %n, %r[0] : memref<2xi32>
    %above = arith.cmpi ugt, %x, %k : i32
    %v = arith.select %above, %k, %x : i32
    affine.store %v, %b[%i] : memref<40xi32>
  }
  return
}

// Ways of different lengths, one of which loads, and one that divides.
func.func @two_ways(%a: memref<40xi32>, %b: memref<40xi32>, %k: i32) -> i32 {
  %five = arith.constant 5 : i32
  %r = affine.for %i = 0 to 40 iter_args(%s = %k) -> (i32) {
    %x = affine.load %a[%i] : memref<40xi32>
    %less = arith.cmpi slt, %x, %k : i32
    %n:2 = scf.if %less -> (i32, i32) {
      %y = affine.load %b[%i] : memref<40xi32>
      %z = arith.muli %y, %x : i32
      scf.yield %z, %y : i32, i32
    } else {
      %z = arith.divsi %x, %five : i32
      %w = arith.addi %z, %x : i32
      %v = arith.xori %w, %k : i32
      scf.yield %v, %five : i32, i32
    }
    affine.store %n#0, %b[%i] : memref<40xi32>
    %t = arith.addi %s, %n#1 : i32
    affine.yield %t : i32
  }
  return %r : i32
}

// A triangle and a diagonal, by affine.if.
func.func @triangle(%a: memref<12x20xf32>, %b: memref<12x20xf32>, %k: f32) {
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<12x20xf32>
      %y = affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 - 1 >= 0)>(%i, %j) -> f32 {
        %p = arith.mulf %x, %k : f32
        affine.yield %p : f32
      } else {
        %q = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) -> f32 {
          affine.yield %k : f32
        } else {
          affine.yield %x : f32
        }
        affine.yield %q : f32
      }
      affine.store %y, %b[%i, %j] : memref<12x20xf32>
    }
  }
  return
}

// Elements of each size whose subscripts are loaded, and stay within 16.
func.func @gathered_i8(%at: memref<40xi32>, %from: memref<16xi8>, %x: i8) {
  %mask = arith.constant 15 : i32
  %to = memref.alloc() : memref<40xi8>
  affine.for %i = 0 to 40 {
    %n = affine.load %at[%i] : memref<40xi32>
    %k = arith.andi %n, %mask : i32
    %j = arith.index_cast %k : i32 to index
    %e = memref.load %from[%j] : memref<16xi8>
    %r = arith.addi %e, %x : i8
    affine.store %r, %to[%i] : memref<40xi8>
  }
  affine.for %i = 0 to 16 {
    %e = affine.load %to[%i + 24] : memref<40xi8>
    affine.store %e, %from[%i] : memref<16xi8>
  }
  return
}

func.func @gathered_i16(%at: memref<40xi32>, %from: memref<16xi16>, %x: i16) {
  %mask = arith.constant 15 : i32
  %to = memref.alloc() : memref<40xi16>
  affine.for %i = 0 to 40 {
    %n = affine.load %at[%i] : memref<40xi32>
    %k = arith.andi %n, %mask : i32
    %j = arith.index_cast %k : i32 to index
    %e = memref.load %from[%j] : memref<16xi16>
    %r = arith.addi %e, %x : i16
    affine.store %r, %to[%i] : memref<40xi16>
  }
  affine.for %i = 0 to 16 {
    %e = affine.load %to[%i + 24] : memref<40xi16>
    affine.store %e, %from[%i] : memref<16xi16>
  }
  return
}

func.func @gathered_i32(%at: memref<40xi32>, %from: memref<16xi32>, %x: i32) {
  %mask = arith.constant 15 : i32
  %to = memref.alloc() : memref<40xi32>
  affine.for %i = 0 to 40 {
    %n = affine.load %at[%i] : memref<40xi32>
    %k = arith.andi %n, %mask : i32
    %j = arith.index_cast %k : i32 to index
    %e = memref.load %from[%j] : memref<16xi32>
    %r = arith.addi %e, %x : i32
    affine.store %r, %to[%i] : memref<40xi32>
  }
  affine.for %i = 0 to 16 {
    %e = affine.load %to[%i + 24] : memref<40xi32>
    affine.store %e, %from[%i] : memref<16xi32>
  }
  return
}

func.func @gathered_f64(%at: memref<40xi32>, %from: memref<16xf64>, %x: f64) {
  %mask = arith.constant 15 : i32
  %to = memref.alloc() : memref<40xf64>
  affine.for %i = 0 to 40 {
    %n = affine.load %at[%i] : memref<40xi32>
    %k = arith.andi %n, %mask : i32
    %j = arith.index_cast %k : i32 to index
    %e = memref.load %from[%j] : memref<16xf64>
    %r = arith.addf %e, %x : f64
    affine.store %r, %to[%i] : memref<40xf64>
  }
  affine.for %i = 0 to 16 {
    %e = affine.load %to[%i + 24] : memref<40xf64>
    affine.store %e, %from[%i] : memref<16xf64>
  }
  return
}
