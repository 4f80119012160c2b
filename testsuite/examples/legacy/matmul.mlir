// A matrix product of linalg.generic, whose operands stood one behind the other.
#product = {
  args_in = 2,
  args_out = 1,
  indexing_maps = [
    affine_map<(i, j, k) -> (i, k)>,
    affine_map<(i, j, k) -> (k, j)>,
    affine_map<(i, j, k) -> (i, j)>
  ],
  iterator_types = ["parallel", "parallel", "reduction"]
}

func @main() -> memref<2x2xf64> {
  %a = alloc() : memref<2x3xf64>
  %b = alloc() : memref<3x2xf64>
  %c = alloc() : memref<2x2xf64>
  %two = constant 2.0 : f64
  %three = constant 3.0 : f64
  %zero = constant 0.0 : f64
  linalg.fill(%a, %two) : memref<2x3xf64>, f64
  linalg.fill(%b, %three) : memref<3x2xf64>, f64
  linalg.fill(%c, %zero) : memref<2x2xf64>, f64
  linalg.generic #product %a, %b, %c {
  ^bb0(%x: f64, %y: f64, %sum: f64):
    %xy = mulf %x, %y : f64
    %next = addf %sum, %xy : f64
    linalg.yield %next : f64
  } : memref<2x3xf64>, memref<3x2xf64>, memref<2x2xf64>
  dealloc %a : memref<2x3xf64>
  dealloc %b : memref<3x2xf64>
  return %c : memref<2x2xf64>
}
