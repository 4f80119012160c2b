// The Hamilton product of two quaternions.
func.func @product(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32, %g: f32, %h: f32)
    -> (f32, f32, f32, f32) {
  %ae = arith.mulf %a, %e : f32
  %bf = arith.mulf %b, %f : f32
  %cg = arith.mulf %c, %g : f32
  %dh = arith.mulf %d, %h : f32
  %w0 = arith.subf %ae, %bf : f32
  %w1 = arith.subf %w0, %cg : f32
  %w = arith.subf %w1, %dh : f32
  %af = arith.mulf %a, %f : f32
  %be = arith.mulf %b, %e : f32
  %ch = arith.mulf %c, %h : f32
  %dg = arith.mulf %d, %g : f32
  %x0 = arith.addf %af, %be : f32
  %x1 = arith.addf %x0, %ch : f32
  %x = arith.subf %x1, %dg : f32
  %ag = arith.mulf %a, %g : f32
  %bh = arith.mulf %b, %h : f32
  %ce = arith.mulf %c, %e : f32
  %df = arith.mulf %d, %f : f32
  %y0 = arith.subf %ag, %bh : f32
  %y1 = arith.addf %y0, %ce : f32
  %y = arith.addf %y1, %df : f32
  %ah = arith.mulf %a, %h : f32
  %bg = arith.mulf %b, %g : f32
  %cf = arith.mulf %c, %f : f32
  %de = arith.mulf %d, %e : f32
  %z0 = arith.addf %ah, %bg : f32
  %z1 = arith.subf %z0, %cf : f32
  %z = arith.addf %z1, %de : f32
  return %w, %x, %y, %z : f32, f32, f32, f32
}

// The same by a table of which parts meet and with what sign; fused multiplications.
memref.global "private" constant @partner : memref<4x4xi8> = dense<[[0, 1, 2, 3], [1, 0, 3, 2],
                                                                    [2, 3, 0, 1], [3, 2, 1, 0]]>
memref.global "private" constant @sign : memref<4x4xf32> = dense<[[1.0, -1.0, -1.0, -1.0],
                                                                  [1.0, 1.0, 1.0, -1.0],
                                                                  [1.0, -1.0, 1.0, 1.0],
                                                                  [1.0, 1.0, -1.0, 1.0]]>

func.func @product_by_table(%p: memref<4xf32>, %q: memref<4xf32>, %r: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %partner = memref.get_global @partner : memref<4x4xi8>
  %sign = memref.get_global @sign : memref<4x4xf32>
  %sums = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %total = affine.for %j = 0 to 4 iter_args(%sum = %zero) -> (f32) {
      %k_byte = affine.load %partner[%i, %j] : memref<4x4xi8>
      %k = arith.index_castui %k_byte : i8 to index
      %s = affine.load %sign[%i, %j] : memref<4x4xf32>
      %x = affine.load %p[%j] : memref<4xf32>
      %y = memref.load %q[%k] : memref<4xf32>
      %signed = arith.mulf %s, %x : f32
      %next = math.fma %signed, %y, %sum : f32
      affine.yield %next : f32
    }
    affine.store %total, %sums[%i] : memref<4xf32>
  }
  memref.copy %sums, %r : memref<4xf32> to memref<4xf32>
  return
}

// A quaternion's length made 1; what has no length stays as it is.
func.func @normalise(%q: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %square = affine.for %i = 0 to 4 iter_args(%sum = %zero) -> (f32) {
    %x = affine.load %q[%i] : memref<4xf32>
    %xx = arith.mulf %x, %x : f32
    %next = arith.addf %sum, %xx : f32
    affine.yield %next : f32
  }
  %length = math.sqrt %square : f32
  %usable = arith.cmpf ogt, %length, %zero : f32
  cf.cond_br %usable, ^divide, ^done
^divide:
  %lengths = call @splat(%length) : (f32) -> vector<4xf32>
  %v = affine.vector_load %q[0] : memref<4xf32>, vector<4xf32>
  %unit = arith.divf %v, %lengths : vector<4xf32>
  affine.vector_store %unit, %q[0] : memref<4xf32>, vector<4xf32>
  cf.br ^done
^done:
  return
}

func.func private @splat(%x: f32) -> vector<4xf32> {
  %room = memref.alloca() : memref<4xf32>
  affine.for %i = 0 to 4 {
    affine.store %x, %room[%i] : memref<4xf32>
  }
  %v = affine.vector_load %room[0] : memref<4xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
