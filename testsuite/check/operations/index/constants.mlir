// Constants, and the width of index.

func.func @index_constant_1() -> index {
  %r = index.constant 0
  return %r : index
}

func.func @index_constant_2() -> index {
  %r = index.constant -1
  return %r : index
}

func.func @index_constant_3() -> index {
  %r = index.constant 9223372036854775807
  return %r : index
}

func.func @index_constant_4() -> index {
  %r = index.constant -9223372036854775808
  return %r : index
}

func.func @index_constant_5() -> index {
  %r = index.constant 4294967296
  return %r : index
}

func.func @index_bool_constant_true() -> i1 {
  %r = index.bool.constant true
  return %r : i1
}

func.func @index_bool_constant_false() -> i1 {
  %r = index.bool.constant false
  return %r : i1
}

func.func @index_sizeof() -> index {
  %r = index.sizeof
  return %r : index
}
