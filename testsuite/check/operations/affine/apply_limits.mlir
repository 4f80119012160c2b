// Numbers of 64 bits. Divisors that are not positive, whose results are poison and not undefined:
// upstream's may trap. The least number of all divided upward: upstream negates it, which does not
// fit.

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
