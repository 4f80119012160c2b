// Fused multiplications: of strips, and with each of their operands carried.

func.func @fused_f64(%a: memref<?xf64>, %b: memref<?xf64>, %x: f64) -> (f64, f64, f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  %m = memref.dim %b, %c0 : memref<?xf64>
  %least = arith.minui %n, %m : index
  %r = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f64 {
    %p = memref.load %a[%i] : memref<?xf64>
    %q = memref.load %b[%i] : memref<?xf64>
    %t = math.fma %p, %q, %s : f64
    scf.yield %t : f64
  }
  %u = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f64 {
    %p = memref.load %a[%i] : memref<?xf64>
    %t = math.fma %s, %p, %x : f64
    scf.yield %t : f64
  }
  %v = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %x) -> f64 {
    %t = math.fma %s, %s, %s : f64
    scf.yield %t : f64
  }
  scf.for %i = %c0 to %least step %c1 {
    %p = memref.load %a[%i] : memref<?xf64>
    %q = memref.load %b[%i] : memref<?xf64>
    %t = math.fma %p, %x, %q : f64
    memref.store %t, %b[%i] : memref<?xf64>
  }
  return %r, %u, %v : f64, f64, f64
}

// Long enough for strips.
func.func @sum_of_products_f64(%x: f64, %y: f64) -> f64 {
  %m = memref.alloc() : memref<40xf64>
  affine.for %i = 0 to 40 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f64
    %t = math.fma %f, %x, %y : f64
    affine.store %t, %m[%i] : memref<40xf64>
  }
  %r = affine.for %i = 0 to 40 iter_args(%s = %y) -> f64 {
    %p = affine.load %m[%i] : memref<40xf64>
    %q = affine.load %m[-%i + 39] : memref<40xf64>
    %t = math.fma %p, %q, %s : f64
    affine.yield %t : f64
  }
  memref.dealloc %m : memref<40xf64>
  return %r : f64
}

func.func @fused_f32(%a: memref<?xf32>, %b: memref<?xf32>, %x: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %m = memref.dim %b, %c0 : memref<?xf32>
  %least = arith.minui %n, %m : index
  %r = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f32 {
    %p = memref.load %a[%i] : memref<?xf32>
    %q = memref.load %b[%i] : memref<?xf32>
    %t = math.fma %p, %q, %s : f32
    scf.yield %t : f32
  }
  %u = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f32 {
    %p = memref.load %a[%i] : memref<?xf32>
    %t = math.fma %s, %p, %x : f32
    scf.yield %t : f32
  }
  %v = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %x) -> f32 {
    %t = math.fma %s, %s, %s : f32
    scf.yield %t : f32
  }
  scf.for %i = %c0 to %least step %c1 {
    %p = memref.load %a[%i] : memref<?xf32>
    %q = memref.load %b[%i] : memref<?xf32>
    %t = math.fma %p, %x, %q : f32
    memref.store %t, %b[%i] : memref<?xf32>
  }
  return %r, %u, %v : f32, f32, f32
}

// Long enough for strips.
func.func @sum_of_products_f32(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<40xf32>
  affine.for %i = 0 to 40 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %t = math.fma %f, %x, %y : f32
    affine.store %t, %m[%i] : memref<40xf32>
  }
  %r = affine.for %i = 0 to 40 iter_args(%s = %y) -> f32 {
    %p = affine.load %m[%i] : memref<40xf32>
    %q = affine.load %m[-%i + 39] : memref<40xf32>
    %t = math.fma %p, %q, %s : f32
    affine.yield %t : f32
  }
  memref.dealloc %m : memref<40xf32>
  return %r : f32
}

func.func @fused_f16(%a: memref<?xf16>, %b: memref<?xf16>, %x: f16) -> (f16, f16, f16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf16>
  %m = memref.dim %b, %c0 : memref<?xf16>
  %least = arith.minui %n, %m : index
  %r = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f16 {
    %p = memref.load %a[%i] : memref<?xf16>
    %q = memref.load %b[%i] : memref<?xf16>
    %t = math.fma %p, %q, %s : f16
    scf.yield %t : f16
  }
  %u = scf.for %i = %c0 to %least step %c1 iter_args(%s = %x) -> f16 {
    %p = memref.load %a[%i] : memref<?xf16>
    %t = math.fma %s, %p, %x : f16
    scf.yield %t : f16
  }
  %v = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %x) -> f16 {
    %t = math.fma %s, %s, %s : f16
    scf.yield %t : f16
  }
  scf.for %i = %c0 to %least step %c1 {
    %p = memref.load %a[%i] : memref<?xf16>
    %q = memref.load %b[%i] : memref<?xf16>
    %t = math.fma %p, %x, %q : f16
    memref.store %t, %b[%i] : memref<?xf16>
  }
  return %r, %u, %v : f16, f16, f16
}

// Long enough for strips.
func.func @sum_of_products_f16(%x: f16, %y: f16) -> f16 {
  %m = memref.alloc() : memref<40xf16>
  affine.for %i = 0 to 40 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f16
    %t = math.fma %f, %x, %y : f16
    affine.store %t, %m[%i] : memref<40xf16>
  }
  %r = affine.for %i = 0 to 40 iter_args(%s = %y) -> f16 {
    %p = affine.load %m[%i] : memref<40xf16>
    %q = affine.load %m[-%i + 39] : memref<40xf16>
    %t = math.fma %p, %q, %s : f16
    affine.yield %t : f16
  }
  memref.dealloc %m : memref<40xf16>
  return %r : f16
}
