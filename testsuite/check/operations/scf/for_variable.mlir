// Loops that hand on their induction variable: to one place or to several, through swaps, nested, of
// every width and sign.
func.func @for_variable_i3(%lower: i3, %upper: i3, %given: i3) -> (i3, i3, i3) {
  %one = arith.constant 1 : i3
  %three = arith.constant 3 : i3
  %low = arith.andi %given, %three : i3
  %step = arith.maxsi %low, %one : i3
  %r:3 = scf.for %i = %lower to %upper step %step iter_args(%a = %one, %b = %given, %c = %given) -> (i3, i3, i3) : i3 {
    scf.yield %c, %i, %b : i3, i3, i3
  }
  return %r#0, %r#1, %r#2 : i3, i3, i3
}

func.func @for_variable_unsigned_i3(%lower: i3, %upper: i3, %given: i3) -> (i3, i3, i3) {
  %one = arith.constant 1 : i3
  %step = arith.maxui %given, %one : i3
  %r:3 = scf.for unsigned %i = %lower to %upper step %step iter_args(%a = %one, %b = %given, %c = %given) -> (i3, i3, i3) : i3 {
    scf.yield %c, %i, %b : i3, i3, i3
  }
  return %r#0, %r#1, %r#2 : i3, i3, i3
}

func.func @for_variable_i64(%n: i3, %a: i64, %b: i64) -> (i64, i64) {
  %upper = arith.extui %n : i3 to i64
  %zero = arith.constant 0 : i64
  %two = arith.constant 2 : i64
  %r:2 = scf.for %i = %zero to %upper step %two iter_args(%x = %a, %y = %b) -> (i64, i64) : i64 {
    scf.yield %i, %x : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

func.func @for_variable_unsigned_i64(%n: i3, %a: i64, %b: i64) -> (i64, i64) {
  %upper = arith.extsi %n : i3 to i64
  %first = arith.constant -7 : i64
  %two = arith.constant 2 : i64
  %r:2 = scf.for unsigned %i = %first to %upper step %two iter_args(%x = %a, %y = %b) -> (i64, i64) : i64 {
    %z = arith.addi %x, %y : i64
    scf.yield %z, %i : i64, i64
  }
  return %r#0, %r#1 : i64, i64
}

// Wider than a word: as definitions run it.
func.func @for_variable_i70(%n: i3, %a: i70) -> (i70, i70) {
  %upper = arith.extui %n : i3 to i70
  %zero = arith.constant 0 : i70
  %one = arith.constant 1 : i70
  %r:2 = scf.for %i = %zero to %upper step %one iter_args(%x = %a, %y = %a) -> (i70, i70) : i70 {
    scf.yield %i, %x : i70, i70
  }
  return %r#0, %r#1 : i70, i70
}

func.func @for_variable_nested(%n: i3, %m: i3) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.index_castui %n : i3 to index
  %columns = arith.index_castui %m : i3 to index
  %r:3 = scf.for %i = %c0 to %rows step %c1 iter_args(%a = %c0, %b = %c1, %s = %c0) -> (index, index, index) {
    %q:2 = scf.for %j = %a to %columns step %c1 iter_args(%x = %b, %t = %s) -> (index, index) {
      %u = arith.addi %t, %x : index
      scf.yield %j, %u : index, index
    }
    scf.yield %q#0, %i, %q#1 : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}

func.func @for_variable_affine(%n: i3, %a: index) -> (index, index, index) {
  %upper = arith.index_castui %n : i3 to index
  %r:3 = affine.for %i = 0 to %upper iter_args(%x = %a, %y = %a, %z = %a) -> (index, index, index) {
    affine.yield %z, %i, %y : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}

// A loop of a few iterations in one that runs in strips: it is unrolled.
func.func @for_variable_unrolled(%a: memref<40xindex>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 40 {
    %x = affine.load %a[%i] : memref<40xindex>
    %r:2 = affine.for %j = 0 to 3 iter_args(%y = %x, %z = %i) -> (index, index) {
      affine.yield %z, %j : index, index
    }
    %s = arith.addi %r#0, %r#1 : index
    affine.store %s, %a[%i] : memref<40xindex>
  }
  return
}
