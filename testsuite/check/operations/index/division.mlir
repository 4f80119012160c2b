// Quotients and remainders; undefined for a divisor 0, and quotients for the minimum by -1.

func.func @index_divs(%a: index, %b: index) -> index {
  %r = index.divs %a, %b
  return %r : index
}

func.func @index_divu(%a: index, %b: index) -> index {
  %r = index.divu %a, %b
  return %r : index
}

func.func @index_ceildivs(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b
  return %r : index
}

func.func @index_ceildivu(%a: index, %b: index) -> index {
  %r = index.ceildivu %a, %b
  return %r : index
}

func.func @index_floordivs(%a: index, %b: index) -> index {
  %r = index.floordivs %a, %b
  return %r : index
}

func.func @index_rems(%a: index, %b: index) -> index {
  %r = index.rems %a, %b
  return %r : index
}

func.func @index_remu(%a: index, %b: index) -> index {
  %r = index.remu %a, %b
  return %r : index
}

// By 1 and -1 alone, where upstream's may trap.
func.func @index_floordivs_by_unit(%a: index, %s: i1) -> index {
  %c1 = index.constant 1
  %sign = index.casts %s : i1 to index
  %b = index.or %sign, %c1
  %r = index.floordivs %a, %b
  return %r : index
}

func.func @index_rems_by_unit(%a: index, %s: i1) -> index {
  %c1 = index.constant 1
  %sign = index.casts %s : i1 to index
  %b = index.or %sign, %c1
  %r = index.rems %a, %b
  return %r : index
}
