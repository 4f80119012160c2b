// The value of an affine expression.
func.func @apply_divisors(%a: i8, %b: i4) -> (index, index, index) {
  %x = arith.index_cast %a : i8 to index
  %k = arith.index_castui %b : i4 to index
  %one = arith.constant 1 : index
  %y = arith.addi %k, %one : index
  %q = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%x)[%y]
  %c = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%x)[%y]
  %r = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%y]
  return %q, %c, %r : index, index, index
}

func.func @apply_ceildiv(%a: i33) -> (index, index, index) {
  %x = arith.index_cast %a : i33 to index
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%x)
  %p = affine.apply affine_map<(d0) -> (d0 ceildiv 16)>(%x)
  %m = affine.apply affine_map<(d0) -> (d0 ceildiv 2147483647)>(%x)
  return %c, %p, %m : index, index, index
}

func.func @apply_mixed(%a: i33, %b: i33, %c: i33) -> index {
  %x = arith.index_cast %a : i33 to index
  %y = arith.index_cast %b : i33 to index
  %z = arith.index_cast %c : i33 to index
  %r = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 3 - d1) floordiv 5 + (d1 + s0) mod 6 - (s0 ceildiv 4) * 2)>(%x, %y)[%z]
  return %r : index
}

// Poison that is divided, and divided by, is not looked at.
func.func @apply_poison_unused(%a: index, %c: i1) -> index {
  %p = ub.poison : index
  %q = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%a, %p]
  %r = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%p, %a]
  %s = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%q, %r]
  %t = arith.select %c, %a, %s : index
  return %t : index
}
