// Two of type index, to one.

func.func @index_add(%a: index, %b: index) -> index {
  %r = index.add %a, %b
  return %r : index
}

func.func @index_sub(%a: index, %b: index) -> index {
  %r = index.sub %a, %b
  return %r : index
}

func.func @index_mul(%a: index, %b: index) -> index {
  %r = index.mul %a, %b
  return %r : index
}

func.func @index_maxs(%a: index, %b: index) -> index {
  %r = index.maxs %a, %b
  return %r : index
}

func.func @index_maxu(%a: index, %b: index) -> index {
  %r = index.maxu %a, %b
  return %r : index
}

func.func @index_mins(%a: index, %b: index) -> index {
  %r = index.mins %a, %b
  return %r : index
}

func.func @index_minu(%a: index, %b: index) -> index {
  %r = index.minu %a, %b
  return %r : index
}

func.func @index_and(%a: index, %b: index) -> index {
  %r = index.and %a, %b
  return %r : index
}

func.func @index_or(%a: index, %b: index) -> index {
  %r = index.or %a, %b
  return %r : index
}

func.func @index_xor(%a: index, %b: index) -> index {
  %r = index.xor %a, %b
  return %r : index
}

func.func @index_shl(%a: index, %b: index) -> index {
  %r = index.shl %a, %b
  return %r : index
}

func.func @index_shrs(%a: index, %b: index) -> index {
  %r = index.shrs %a, %b
  return %r : index
}

func.func @index_shru(%a: index, %b: index) -> index {
  %r = index.shru %a, %b
  return %r : index
}
