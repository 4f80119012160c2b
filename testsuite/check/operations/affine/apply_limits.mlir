// Numbers of 64 bits. Divisors that are not positive, whose results are poison and not undefined:
// upstream's may trap. The least number of all divided upward: upstream negates it, which does not
// fit.
func.func @apply_floordiv_max(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 floordiv 9223372036854775807)>(%a)
  return %r : index
}

func.func @apply_mod_max(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 mod 9223372036854775807)>(%a)
  return %r : index
}

func.func @apply_add_max(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 + 9223372036854775807)>(%a)
  return %r : index
}

func.func @apply_ceildiv(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%a)
  return %r : index
}

func.func @apply_ceildiv_power(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 16)>(%a)
  return %r : index
}

func.func @apply_ceildiv_max(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 9223372036854775807)>(%a)
  return %r : index
}

func.func @apply_ceildiv_symbol(%a: index, %b: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%a)[%b]
  return %r : index
}

func.func @apply_floordiv_symbol(%a: index, %b: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%b]
  return %r : index
}

func.func @apply_mod_symbol(%a: index, %b: index) -> index {
  %r = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b]
  return %r : index
}

func.func @apply_mixed(%a: index, %b: index, %c: index) -> index {
  %r = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 3 - d1) floordiv 5 + (d1 + s0) mod 6 - (s0 ceildiv 4) * 2)>(%a, %b)[%c]
  return %r : index
}

// Small operands, where divisors of all signs meet all dividends.
func.func @apply_small(%a: i5, %b: i5) -> (index, index, index) {
  %x = arith.index_cast %a : i5 to index
  %y = arith.index_cast %b : i5 to index
  %q = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%x)[%y]
  %c = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%x)[%y]
  %r = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%y]
  return %q, %c, %r : index, index, index
}

func.func @min_small(%a: i5, %b: i5) -> index {
  %x = arith.index_cast %a : i5 to index
  %y = arith.index_cast %b : i5 to index
  %r = affine.min affine_map<(d0)[s0] -> (d0 mod s0, 3)>(%x)[%y]
  return %r : index
}

func.func @max_small(%a: i5, %b: i5) -> index {
  %x = arith.index_cast %a : i5 to index
  %y = arith.index_cast %b : i5 to index
  %r = affine.max affine_map<(d0)[s0] -> (d0 floordiv s0, 3)>(%x)[%y]
  return %r : index
}

func.func @min_ceildiv(%a: index) -> index {
  %r = affine.min affine_map<(d0) -> (d0 ceildiv 7, 3)>(%a)
  return %r : index
}

func.func @max_ceildiv(%a: index) -> index {
  %r = affine.max affine_map<(d0) -> (d0 ceildiv 7, -3)>(%a)
  return %r : index
}
