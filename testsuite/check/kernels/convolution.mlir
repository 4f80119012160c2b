// A 2-D convolution without padding, at every second place; the result is new.
#outputs = affine_map<()[s0, s1] -> (0, (s0 - s1) floordiv 2 + 1)>

func.func @convolution(%image: memref<?x?xf32>, %kernel: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %height = memref.dim %image, %c0 : memref<?x?xf32>
  %width = memref.dim %image, %c1 : memref<?x?xf32>
  %kernel_height = memref.dim %kernel, %c0 : memref<?x?xf32>
  %kernel_width = memref.dim %kernel, %c1 : memref<?x?xf32>
  %rows = affine.max #outputs()[%height, %kernel_height]
  %columns = affine.max #outputs()[%width, %kernel_width]
  %result = memref.alloc(%rows, %columns) : memref<?x?xf32>
  affine.for %y = 0 to %rows {
    affine.for %x = 0 to %columns {
      %total = affine.for %v = 0 to %kernel_height iter_args(%outer = %zero) -> (f32) {
        %row = affine.for %u = 0 to %kernel_width iter_args(%sum = %outer) -> (f32) {
          %pixel = affine.load %image[%y * 2 + %v, %x * 2 + %u] : memref<?x?xf32>
          %weight = affine.load %kernel[%v, %u] : memref<?x?xf32>
          %product = arith.mulf %pixel, %weight : f32
          %next = arith.addf %sum, %product : f32
          affine.yield %next : f32
        }
        affine.yield %row : f32
      }
      affine.store %total, %result[%y, %x] : memref<?x?xf32>
    }
  }
  return %result : memref<?x?xf32>
}

// A 3 by 3 box over bytes; the border takes what lies inside. Places outside are told by a set.
#inside = affine_set<(d0, d1)[s0, s1] : (d0 >= 0, d1 >= 0, s0 - d0 - 1 >= 0, s1 - d1 - 1 >= 0)>

func.func @box_sums(%image: memref<?x?xi8>, %sums: memref<?x?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i16
  %height = memref.dim %image, %c0 : memref<?x?xi8>
  %width = memref.dim %image, %c1 : memref<?x?xi8>
  %rows = memref.dim %sums, %c0 : memref<?x?xi16>
  %columns = memref.dim %sums, %c1 : memref<?x?xi16>
  affine.parallel (%y, %x) = (0, 0) to (min(%rows, %height), min(%columns, %width)) {
    %total = affine.for %v = -1 to 2 iter_args(%outer = %none) -> (i16) {
      %row = affine.for %u = -1 to 2 iter_args(%sum = %outer) -> (i16) {
        %r = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%y, %v)
        %c = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %u)
        %next = affine.if #inside(%r, %c)[%height, %width] -> i16 {
          %pixel = memref.load %image[%r, %c] : memref<?x?xi8>
          %wide = arith.extui %pixel : i8 to i16
          %more = arith.addi %sum, %wide : i16
          affine.yield %more : i16
        } else {
          affine.yield %sum : i16
        }
        affine.yield %next : i16
      }
      affine.yield %row : i16
    }
    affine.store %total, %sums[%y, %x] : memref<?x?xi16>
  }
  return
}
