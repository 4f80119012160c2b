// Digits and a basis as one index.
func.func @linearize_dynamic_full(%a: i8, %b: i8, %x: i8, %y: i8) -> index {
  %i = arith.index_cast %a : i8 to index
  %j = arith.index_cast %b : i8 to index
  %m = arith.index_cast %x : i8 to index
  %n = arith.index_cast %y : i8 to index
  %r = affine.linearize_index [%i, %j] by (%m, %n) : index
  return %r : index
}

func.func @linearize_mixed(%a: i8, %b: i8, %c: i8, %x: i8) -> index {
  %i = arith.index_cast %a : i8 to index
  %j = arith.index_cast %b : i8 to index
  %k = arith.index_cast %c : i8 to index
  %m = arith.index_cast %x : i8 to index
  %r = affine.linearize_index [%i, %j, %k] by (7, %m, 9) : index
  return %r : index
}

func.func @linearize_disjoint(%a: i3, %b: i3, %c: i3) -> index {
  %i = arith.index_cast %a : i3 to index
  %j = arith.index_cast %b : i3 to index
  %k = arith.index_cast %c : i3 to index
  %r = affine.linearize_index disjoint [%i, %j, %k] by (3, 2, 4) : index
  return %r : index
}

func.func @linearize_disjoint_no_outer_bound(%a: i3, %b: i3) -> index {
  %i = arith.index_cast %a : i3 to index
  %j = arith.index_cast %b : i3 to index
  %r = affine.linearize_index disjoint [%i, %j] by (3) : index
  return %r : index
}

func.func @linearize_one(%a: index) -> (index, index) {
  %r = affine.linearize_index [%a] by (10) : index
  %s = affine.linearize_index [%a] by () : index
  return %r, %s : index, index
}

// There and back again.
func.func @linearize_delinearize(%a: index) -> (index, i1) {
  %d:3 = affine.delinearize_index %a into (7, 9) : index, index, index
  %r = affine.linearize_index disjoint [%d#0, %d#1, %d#2] by (7, 9) : index
  %same = arith.cmpi eq, %a, %r : index
  return %r, %same : index, i1
}
