// Two million elements, multiplied and added to those of the round before.
func.func @main() -> i32 {
  %n = arith.constant 1000 : index // quick 200, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3.0 : f32
  %half = arith.constant 0.5 : f32
  %empty = tensor.empty() : tensor<2000000xf32>
  %a = linalg.fill ins(%three : f32) outs(%empty : tensor<2000000xf32>) -> tensor<2000000xf32>
  %b = linalg.fill ins(%half : f32) outs(%empty : tensor<2000000xf32>) -> tensor<2000000xf32>
  %c = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %b) -> tensor<2000000xf32> {
    %next = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]
    } ins(%a : tensor<2000000xf32>) outs(%so_far : tensor<2000000xf32>) {
    ^bb0(%x: f32, %y: f32):
      %product = arith.mulf %y, %half : f32
      %sum = arith.addf %product, %x : f32
      linalg.yield %sum : f32
    } -> tensor<2000000xf32>
    scf.yield %next : tensor<2000000xf32>
  }
  %one = tensor.extract %c[%c1] : tensor<2000000xf32>
  %r = arith.fptosi %one : f32 to i32
  return %r : i32
}
