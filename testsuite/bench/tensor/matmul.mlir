// Matrix products, 512 by 512, each added to the one before.
func.func @main() -> i32 {
  %n = arith.constant 8 : index // quick 2, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant 0.125 : f32
  %empty = tensor.empty() : tensor<512x512xf32>
  %a = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]
  } outs(%empty : tensor<512x512xf32>) {
  ^bb0(%unused: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %sum = arith.addi %i, %j : index
    %whole = arith.index_cast %sum : index to i32
    %some = arith.andi %whole, %c7 : i32
    %number = arith.sitofp %some : i32 to f32
    %small = arith.mulf %number, %eighth : f32
    linalg.yield %small : f32
  } -> tensor<512x512xf32>
  %none = linalg.fill ins(%zero : f32) outs(%empty : tensor<512x512xf32>) -> tensor<512x512xf32>
  %c = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %none) -> tensor<512x512xf32> {
    %next = linalg.matmul ins(%a, %a : tensor<512x512xf32>, tensor<512x512xf32>)
                          outs(%so_far : tensor<512x512xf32>) -> tensor<512x512xf32>
    scf.yield %next : tensor<512x512xf32>
  }
  %one = tensor.extract %c[%c1, %c0] : tensor<512x512xf32>
  %r = arith.fptosi %one : f32 to i32
  return %r : i32
}
