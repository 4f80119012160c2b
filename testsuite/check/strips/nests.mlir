// Loops with loops in them that run in strips: what each iteration sums up in a loop of its own, a strip of them sums
// up together.

// In memory, from zero, then changed; integers, whose loop counts with i32.
func.func @nest_in_memory(%a: memref<9x40xf64>, %b: memref<9x40xf64>, %r: memref<40xf64>, %k: f64) {
  %zero = arith.constant 0.0 : f64
  affine.for %j = 0 to 40 {
    affine.store %zero, %r[%j] : memref<40xf64>
    affine.for %i = 0 to 9 {
      affine.for %unrolled = 0 to 2 {
        %x = affine.load %a[%i, 3] : memref<9x40xf64>
        %y = affine.load %b[%i, %j] : memref<9x40xf64>
        %p = arith.mulf %x, %k : f64
        %q = arith.mulf %p, %y : f64
        %s = affine.load %r[%j] : memref<40xf64>
        %t = arith.addf %s, %q : f64
        affine.store %t, %r[%j] : memref<40xf64>
      }
    }
    affine.for %i = 1 to 8 {
      %y = affine.load %b[%i + 1, %j] : memref<9x40xf64>
      %s = affine.load %r[%j] : memref<40xf64>
      %t = arith.subf %s, %y : f64
      affine.store %t, %r[%j] : memref<40xf64>
    }
    %s = affine.load %r[%j] : memref<40xf64>
    %t = arith.mulf %s, %k : f64
    affine.store %t, %r[%j] : memref<40xf64>
  }
  return
}

// In an argument, and another one that goes the other way; bounds are known when the loop runs.
func.func @nest_of_arguments(%a: memref<20x40xi32>, %r: memref<40xi32>, %n: i32, %k: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 15 : i32
  %some = arith.andi %n, %c7 : i32
  %count = arith.addi %some, %c1 : i32
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %d40 = arith.constant 40 : index
  scf.for %j = %d0 to %d40 step %d1 {
    %s:2 = scf.for %i = %c0 to %count step %c1 iter_args(%x = %k, %y = %n) -> (i32, i32) : i32 {
      %at = arith.index_cast %i : i32 to index
      %u = memref.load %a[%at, %j] : memref<20x40xi32>
      %v = arith.muli %x, %u : i32
      %w = arith.addi %v, %i : i32
      scf.yield %y, %w : i32, i32
    }
    %z = arith.xori %s#0, %s#1 : i32
    memref.store %z, %r[%j] : memref<40xi32>
  }
  return
}

// A triangle below its diagonal, of one memref: what is loaded are other rows, or what is behind.
func.func @nest_in_place(%a: memref<30x30xf64>) {
  affine.for %i = 0 to 30 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 30 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %a[%i, %k] : memref<30x30xf64>
        %y = affine.load %a[%k, %j] : memref<30x30xf64>
        %p = arith.mulf %x, %y : f64
        %s = affine.load %a[%i, %j] : memref<30x30xf64>
        %t = arith.subf %s, %p : f64
        affine.store %t, %a[%i, %j] : memref<30x30xf64>
      }
    }
  }
  return
}

// Both halves of a symmetric matrix, which meet at the diagonal; blocks around the loop.
func.func @nest_in_blocks(%a: memref<20x30xi64>, %r: memref<30x30xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %c30 = arith.constant 30 : index
  %zero = arith.constant 0 : i64
  scf.for %i = %c0 to %c20 step %c1 {
    %end = scf.while (%j = %i) : (index) -> (index) {
      %more = arith.cmpi slt, %j, %c30 : index
      scf.condition(%more) %j : index
    } do {
    ^bb0(%j: index):
      %sum = scf.for %k = %c0 to %c20 step %c1 iter_args(%s = %zero) -> (i64) {
        %x = memref.load %a[%k, %i] : memref<20x30xi64>
        %y = memref.load %a[%k, %j] : memref<20x30xi64>
        %p = arith.muli %x, %y : i64
        %t = arith.addi %s, %p : i64
        scf.yield %t : i64
      }
      memref.store %sum, %r[%i, %j] : memref<30x30xi64>
      memref.store %sum, %r[%j, %i] : memref<30x30xi64>
      %next = arith.addi %j, %c1 : index
      scf.yield %next : index
    }
  }
  return
}

// The last of what is stored; a choice, and elements found by others.
func.func @nest_of_choices(%a: memref<20x40xf32>, %at: memref<40xindex>, %t: memref<40xf32>, %r: memref<40xf32>,
                           %q: memref<40xf32>, %k: f32) {
  %c39 = arith.constant 39 : index
  affine.for %j = 0 to 40 {
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<20x40xf32>
      %any = affine.load %at[%j] : memref<40xindex>
      %low = arith.andi %any, %c39 : index
      %y = memref.load %t[%low] : memref<40xf32>
      %less = arith.cmpf olt, %x, %y : f32
      %z = scf.if %less -> (f32) {
        scf.yield %x : f32
      } else {
        scf.yield %y : f32
      }
      %w = arith.mulf %z, %k : f32
      affine.store %w, %q[%j] : memref<40xf32>
      %s = affine.load %r[%j] : memref<40xf32>
      %u = arith.addf %s, %w : f32
      affine.store %u, %r[%j] : memref<40xf32>
    }
  }
  return
}

// Not around their loops: what one iteration stores, another one loads, in the same row or a row that is it.
func.func @over_itself(%a: memref<20x40xi32>, %n: i32) {
  %c15 = arith.constant 15 : i32
  %some = arith.andi %n, %c15 : i32
  %row = arith.index_cast %some : i32 to index
  affine.for %j = 0 to 39 {
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j + 1] : memref<20x40xi32>
      %s = affine.load %a[symbol(%row), %j] : memref<20x40xi32>
      %t = arith.addi %s, %x : i32
      affine.store %t, %a[symbol(%row), %j] : memref<20x40xi32>
    }
  }
  affine.for %j = 1 to 40 {
    affine.for %i = 2 to 20 {
      %x = affine.load %a[%i, %j] : memref<20x40xi32>
      %s = affine.load %a[symbol(%row), %j] : memref<20x40xi32>
      %t = arith.subi %s, %x : i32
      affine.store %t, %a[symbol(%row), %j] : memref<20x40xi32>
    }
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j - 1] : memref<20x40xi32>
      %s = affine.load %a[symbol(%row), %j] : memref<20x40xi32>
      %t = arith.xori %s, %x : i32
      affine.store %t, %a[symbol(%row), %j] : memref<20x40xi32>
    }
  }
  return
}

// One element for all iterations, two names of another, and one that is loaded before it is stored in the loop.
func.func @same_elements(%a: memref<20x40xi32>, %r: memref<40xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : index
  affine.for %j = 0 to 40 {
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<20x40xi32>
      %s = affine.load %r[7] : memref<40xi32>
      %t = arith.addi %s, %x : i32
      affine.store %t, %r[7] : memref<40xi32>
    }
  }
  scf.for %j = %c0 to %c40 step %c1 {
    %other = arith.addi %j, %zero : index
    affine.for %i = 0 to 20 {
      %x = memref.load %a[%i, %j] : memref<20x40xi32>
      %s = memref.load %r[%j] : memref<40xi32>
      %t = arith.addi %s, %x : i32
      memref.store %t, %r[%j] : memref<40xi32>
      %u = memref.load %r[%other] : memref<40xi32>
      %v = arith.muli %u, %n : i32
      memref.store %v, %r[%other] : memref<40xi32>
    }
  }
  %last = affine.load %r[7] : memref<40xi32>
  return %last : i32
}

// The last of what is loaded, as it is.
func.func @nest_of_the_last(%a: memref<20x40xi8>, %r: memref<40xi8>) {
  affine.for %j = 0 to 40 {
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<20x40xi8>
      affine.store %x, %r[%j] : memref<40xi8>
    }
  }
  return
}

// Stores that move with the inner loop: a column that each iteration changes beside its sum, and then the row below.
func.func @nest_that_stores(%a: memref<20x20xf64>, %b: memref<20x40xf64>, %c: memref<20x40xf64>, %k: f64) {
  affine.for %i = 1 to 20 {
    affine.for %j = 0 to 40 {
      %sum = affine.for %r = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%t = %k) -> (f64) {
        %x = affine.load %b[%i, %j] : memref<20x40xf64>
        %y = affine.load %a[%i, %r] : memref<20x20xf64>
        %p = arith.mulf %x, %y : f64
        %z = affine.load %c[%r, %j] : memref<20x40xf64>
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%r, %j] : memref<20x40xf64>
        %u = affine.load %b[%r, %j] : memref<20x40xf64>
        %q = arith.mulf %u, %y : f64
        %v = arith.addf %t, %q : f64
        affine.yield %v : f64
      }
      %z = affine.load %c[%i, %j] : memref<20x40xf64>
      %s = arith.addf %z, %sum : f64
      affine.store %s, %c[%i, %j] : memref<20x40xf64>
    }
  }
  return
}

// Filters along rows, forwards and backwards: more is handed on than it takes to move columns.
func.func @nest_of_filters(%a: memref<30x40xi32>, %r: memref<30x40xi32>, %k: i32, %l: i32) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 30 {
    %f:2 = affine.for %j = 0 to 40 iter_args(%y1 = %zero, %y2 = %k) -> (i32, i32) {
      %x = affine.load %a[%i, %j] : memref<30x40xi32>
      %p = arith.muli %y1, %k : i32
      %q = arith.muli %y2, %l : i32
      %s = arith.addi %x, %p : i32
      %t = arith.addi %s, %q : i32
      affine.store %t, %r[%i, %j] : memref<30x40xi32>
      affine.yield %t, %y1 : i32, i32
    }
    %g:2 = affine.for %j = 0 to 40 iter_args(%y1 = %f#0, %y2 = %f#1) -> (i32, i32) {
      %x = affine.load %r[%i, -%j + 39] : memref<30x40xi32>
      %p = arith.muli %y1, %k : i32
      %q = arith.muli %y2, %l : i32
      %s = arith.subi %x, %p : i32
      %t = arith.subi %s, %q : i32
      affine.store %t, %r[%i, -%j + 39] : memref<30x40xi32>
      affine.yield %t, %y1 : i32, i32
    }
  }
  return
}

// Through memory, of which only a part is ever written; a quotient that is no number comes late in a strip.
func.func @nest_through_memory(%a: memref<24x30xf64>, %r: memref<30x24xf64>, %k: f64) {
  %p = memref.alloc() : memref<30x26xf64>
  %zero = arith.constant 0.0 : f64
  affine.for %t = 0 to 4 {
    affine.for %i = 0 to 30 {
      affine.store %zero, %p[%i, 0] : memref<30x26xf64>
      affine.for %j = 1 to 24 {
        %x = affine.load %p[%i, %j - 1] : memref<30x26xf64>
        %y = arith.mulf %x, %k : f64
        %u = affine.load %a[%j, %i] : memref<24x30xf64>
        %v = arith.addf %y, %u : f64
        %w = arith.subf %v, %x : f64
        affine.store %w, %p[%i, %j] : memref<30x26xf64>
      }
      affine.for %j = 1 to 24 {
        %x = affine.load %p[%i, %j] : memref<30x26xf64>
        %s = affine.load %r[%i, %j - 1] : memref<30x24xf64>
        %y = arith.mulf %x, %s : f64
        %u = affine.load %a[%j, %i] : memref<24x30xf64>
        %z = arith.subf %u, %s : f64
        %v = arith.addf %y, %z : f64
        %w = arith.subf %v, %u : f64
        %q = arith.divf %w, %u : f64
        affine.store %q, %r[%i, %j] : memref<30x24xf64>
      }
    }
  }
  memref.dealloc %p : memref<30x26xf64>
  return
}

// What is loaded is still there when its element was stored to.
func.func @nest_of_exchanges(%a: memref<20x40xi64>, %b: memref<20x40xi64>, %k: i64) {
  affine.for %j = 0 to 40 {
    %first = affine.load %a[3, %j] : memref<20x40xi64>
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<20x40xi64>
      %y = affine.load %b[%i, %j] : memref<20x40xi64>
      %s = arith.addi %y, %k : i64
      affine.store %s, %a[%i, %j] : memref<20x40xi64>
      %t = arith.xori %x, %first : i64
      affine.store %t, %b[%i, %j] : memref<20x40xi64>
      affine.store %x, %b[-%i + 19, %j] : memref<20x40xi64>
    }
  }
  return
}

// Poison that is made in a late round, or in none: what was stored until then is put back, in memory of which a part
// was written.
func.func @nest_taken_back(%a: memref<24x40xi32>, %r: memref<24x40xi32>, %n: i32) {
  %c31 = arith.constant 31 : i32
  %p = memref.alloc() : memref<24x41xi32>
  %some = arith.andi %n, %c31 : i32
  affine.for %j = 0 to 40 {
    affine.store %n, %p[7, %j] : memref<24x41xi32>
    affine.for %i = 0 to 18 {
      %x = affine.load %a[%i, %j] : memref<24x40xi32>
      %at = arith.index_cast %i : index to i32
      %by = arith.addi %at, %some : i32
      %s = arith.shli %x, %by : i32
      %t = arith.addi %s, %x : i32
      affine.store %t, %a[%i, %j] : memref<24x40xi32>
      affine.store %s, %p[%i + 1, %j] : memref<24x41xi32>
    }
    affine.for %i = 0 to 17 {
      %x = affine.load %p[%i + 2, %j] : memref<24x41xi32>
      affine.store %x, %r[%i, %j] : memref<24x40xi32>
    }
  }
  memref.dealloc %p : memref<24x41xi32>
  return
}

// Undefined in a late round of the first iteration: what later ones would have stored was never written.
func.func @taken_back_for_good(%n: i32) {
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %p = memref.alloc() : memref<17x36xi32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 36 {
      memref.store %one, %p[%i, %j] : memref<17x36xi32>
    }
  }
  %r = memref.alloc() : memref<36xi32>
  memref.store %one, %r[%c5] : memref<36xi32>
  affine.for %j = 0 to 36 {
    affine.store %n, %r[%j] : memref<36xi32>
    %last = affine.for %i = 0 to 17 iter_args(%s = %n) -> (i32) {
      %x = affine.load %p[%i, %j] : memref<17x36xi32>
      %d = arith.ori %x, %one : i32
      %q = arith.divui %s, %d : i32
      affine.yield %q : i32
    }
  }
  return
}

// More than what the log of one strip has room for, in memory that was never written.
func.func @nest_of_much(%k: i64) -> i64 {
  %p = memref.alloc() : memref<1600x48xi64>
  affine.for %j = 0 to 48 {
    affine.for %i = 0 to 1600 {
      affine.store %k, %p[%i, %j] : memref<1600x48xi64>
    }
  }
  %r = affine.load %p[1599, 47] : memref<1600x48xi64>
  memref.dealloc %p : memref<1600x48xi64>
  return %r : i64
}

// Not around their loops: an iteration loads what the one before, or the one behind, stores in another round.
func.func @from_column_to_column(%a: memref<20x40xi32>, %n: i32) {
  affine.for %j = 1 to 39 {
    affine.for %i = 1 to 20 {
      %x = affine.load %a[%i - 1, %j + 1] : memref<20x40xi32>
      %t = arith.addi %x, %n : i32
      affine.store %t, %a[%i, %j] : memref<20x40xi32>
    }
  }
  affine.for %j = 1 to 39 {
    affine.for %i = 1 to 19 {
      %x = affine.load %a[%i + 1, %j - 1] : memref<20x40xi32>
      %t = arith.muli %x, %n : i32
      affine.store %t, %a[%i, %j] : memref<20x40xi32>
    }
  }
  affine.for %j = 0 to 40 {
    affine.for %i = 0 to 20 {
      %x = affine.load %a[%i, 3] : memref<20x40xi32>
      %t = arith.subi %n, %x : i32
      affine.store %t, %a[%i, %j] : memref<20x40xi32>
    }
  }
  return
}

// What a round was handed is kept in an element that is the same in all rounds: there it is as the last round began.
func.func @nest_keeps_argument(%a: memref<20xi32>, %x: memref<24xi32>) {
  affine.for %j = 0 to 20 {
    %zero = arith.constant 0 : i32
    affine.for %i = 0 to 24 iter_args(%s = %zero) -> (i32) {
      affine.store %s, %a[%j] : memref<20xi32>
      %e = affine.load %x[%i] : memref<24xi32>
      %t = arith.addi %s, %e : i32
      affine.yield %t : i32
    }
  }
  return
}

// Two that change places, both kept, and what becomes of them.
func.func @nest_keeps_both(%a: memref<20xf64>, %b: memref<20xf64>, %x: memref<24xf64>) {
  affine.for %j = 0 to 20 {
    %zero = arith.constant 0.0 : f64
    %one = arith.constant 1.0 : f64
    %r:2 = affine.for %i = 0 to 24 iter_args(%s = %zero, %t = %one) -> (f64, f64) {
      %e = affine.load %x[%i] : memref<24xf64>
      affine.store %t, %a[%j] : memref<20xf64>
      affine.store %s, %b[%j] : memref<20xf64>
      %u = arith.addf %s, %e : f64
      affine.yield %t, %u : f64, f64
    }
    %k = affine.load %a[%j] : memref<20xf64>
    %sum = arith.subf %k, %r#1 : f64
    affine.store %sum, %a[%j] : memref<20xf64>
  }
  return
}

// An element that each round changes, and what it was before in another one.
func.func @nest_keeps_element(%c: memref<20xi32>, %d: memref<20xi32>, %n: i32) {
  affine.for %j = 0 to 20 {
    affine.for %i = 0 to 24 {
      %t = affine.load %c[%j] : memref<20xi32>
      affine.store %t, %d[%j] : memref<20xi32>
      %u = arith.addi %t, %n : i32
      affine.store %u, %c[%j] : memref<20xi32>
    }
  }
  return
}
