// Every predicate.

func.func @index_cmp_eq(%a: index, %b: index) -> i1 {
  %r = index.cmp eq(%a, %b)
  return %r : i1
}

func.func @index_cmp_ne(%a: index, %b: index) -> i1 {
  %r = index.cmp ne(%a, %b)
  return %r : i1
}

func.func @index_cmp_slt(%a: index, %b: index) -> i1 {
  %r = index.cmp slt(%a, %b)
  return %r : i1
}

func.func @index_cmp_sle(%a: index, %b: index) -> i1 {
  %r = index.cmp sle(%a, %b)
  return %r : i1
}

func.func @index_cmp_sgt(%a: index, %b: index) -> i1 {
  %r = index.cmp sgt(%a, %b)
  return %r : i1
}

func.func @index_cmp_sge(%a: index, %b: index) -> i1 {
  %r = index.cmp sge(%a, %b)
  return %r : i1
}

func.func @index_cmp_ult(%a: index, %b: index) -> i1 {
  %r = index.cmp ult(%a, %b)
  return %r : i1
}

func.func @index_cmp_ule(%a: index, %b: index) -> i1 {
  %r = index.cmp ule(%a, %b)
  return %r : i1
}

func.func @index_cmp_ugt(%a: index, %b: index) -> i1 {
  %r = index.cmp ugt(%a, %b)
  return %r : i1
}

func.func @index_cmp_uge(%a: index, %b: index) -> i1 {
  %r = index.cmp uge(%a, %b)
  return %r : i1
}
