// C += A B for matrices of any sizes: as far as rows, columns and the inner dimension are there in
// all three.
func.func @matrix_product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows_a = memref.dim %a, %c0 : memref<?x?xf32>
  %inner_a = memref.dim %a, %c1 : memref<?x?xf32>
  %inner_b = memref.dim %b, %c0 : memref<?x?xf32>
  %columns_b = memref.dim %b, %c1 : memref<?x?xf32>
  %rows_c = memref.dim %c, %c0 : memref<?x?xf32>
  %columns_c = memref.dim %c, %c1 : memref<?x?xf32>
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%rows_a, %rows_c] {
    affine.for %j = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%columns_b, %columns_c] {
      affine.for %k = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%inner_a, %inner_b] {
        %x = affine.load %a[%i, %k] : memref<?x?xf32>
        %y = affine.load %b[%k, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %product = arith.mulf %x, %y : f32
        %sum = arith.addf %z, %product : f32
        affine.store %sum, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// The same in tiles of 4 by 4, of integers, the sum kept in a register.
func.func @matrix_product_tiled(%a: memref<?x?xi32>, %b: memref<?x?xi32>, %c: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rows_a = memref.dim %a, %c0 : memref<?x?xi32>
  %inner_a = memref.dim %a, %c1 : memref<?x?xi32>
  %inner_b = memref.dim %b, %c0 : memref<?x?xi32>
  %columns_b = memref.dim %b, %c1 : memref<?x?xi32>
  %rows_c = memref.dim %c, %c0 : memref<?x?xi32>
  %columns_c = memref.dim %c, %c1 : memref<?x?xi32>
  %rows = arith.minui %rows_a, %rows_c : index
  %columns = arith.minui %columns_b, %columns_c : index
  %inner = arith.minui %inner_a, %inner_b : index
  scf.for %ii = %c0 to %rows step %c4 {
    %i_far = arith.addi %ii, %c4 : index
    %i_end = arith.minui %i_far, %rows : index
    scf.for %jj = %c0 to %columns step %c4 {
      %j_far = arith.addi %jj, %c4 : index
      %j_end = arith.minui %j_far, %columns : index
      scf.parallel (%i, %j) = (%ii, %jj) to (%i_end, %j_end) step (%c1, %c1) {
        %start = memref.load %c[%i, %j] : memref<?x?xi32>
        %total = scf.for %k = %c0 to %inner step %c1 iter_args(%sum = %start) -> (i32) {
          %x = memref.load %a[%i, %k] : memref<?x?xi32>
          %y = memref.load %b[%k, %j] : memref<?x?xi32>
          %product = arith.muli %x, %y : i32
          %next = arith.addi %sum, %product : i32
          scf.yield %next : i32
        }
        memref.store %total, %c[%i, %j] : memref<?x?xi32>
        scf.reduce
      }
    }
  }
  return
}
