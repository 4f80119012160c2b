// The least, and the greatest, result of a map.
func.func @min_one(%a: index) -> index {
  %r = affine.min affine_map<(d0) -> (d0)>(%a)
  return %r : index
}

func.func @min_two(%a: index, %b: index) -> index {
  %r = affine.min affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  return %r : index
}

func.func @min_three(%a: index, %b: index, %c: index) -> index {
  %r = affine.min affine_map<(d0, d1)[s0] -> (d0, d1, s0)>(%a, %b)[%c]
  return %r : index
}

func.func @min_constants() -> index {
  %r = affine.min affine_map<() -> (4, -3, 11)>()
  return %r : index
}

func.func @min_expressions(%a: index, %b: index) -> index {
  %r = affine.min affine_map<(d0)[s0] -> (1000, d0 floordiv 3 + 512, s0 mod 1024)>(%a)[%b]
  return %r : index
}

func.func @min_limits(%a: index) -> index {
  %r = affine.min affine_map<(d0) -> (d0, 2147483647, -2147483647)>(%a)
  return %r : index
}

func.func @max_one(%a: index) -> index {
  %r = affine.max affine_map<(d0) -> (d0)>(%a)
  return %r : index
}

func.func @max_two(%a: index, %b: index) -> index {
  %r = affine.max affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  return %r : index
}

func.func @max_three(%a: index, %b: index, %c: index) -> index {
  %r = affine.max affine_map<(d0, d1)[s0] -> (d0, d1, s0)>(%a, %b)[%c]
  return %r : index
}

func.func @max_constants() -> index {
  %r = affine.max affine_map<() -> (4, -3, 11)>()
  return %r : index
}

func.func @max_expressions(%a: index, %b: index) -> index {
  %r = affine.max affine_map<(d0)[s0] -> (1000, d0 floordiv 3 + 512, s0 mod 1024)>(%a)[%b]
  return %r : index
}

func.func @max_limits(%a: index) -> index {
  %r = affine.max affine_map<(d0) -> (d0, 2147483647, -2147483647)>(%a)
  return %r : index
}
