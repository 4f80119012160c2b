// Elements of several words.

func.func @wide_i128(%a: memref<?xi128>, %x: i128, %i: i3) -> i128 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi128>
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%s = %x) -> i128 {
    %e = memref.load %a[%j] : memref<?xi128>
    %t = arith.addi %s, %e : i128
    memref.store %t, %a[%j] : memref<?xi128>
    scf.yield %t : i128
  }
  %at = arith.index_castui %i : i3 to index
  %e = memref.load %a[%at] : memref<?xi128>
  %t = arith.xori %r, %e : i128
  return %t : i128
}

func.func @wide_i256(%a: memref<4x3xi256>, %x: i256, %i: i2) -> (i256, i256) {
  %at = arith.index_castui %i : i2 to index
  affine.store %x, %a[%at, %at - 1] : memref<4x3xi256>
  %e = affine.load %a[%at + 1, 0] : memref<4x3xi256>
  %m = memref.alloca() : memref<2x2x2xi256>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %e, %m[%c0, %c1, %c1] : memref<2x2x2xi256>
  %f = memref.load %m[%c0, %c1, %c1] : memref<2x2x2xi256>
  return %e, %f : i256, i256
}

func.func @wide_others(%a: memref<4xi96>, %b: memref<4xi192>, %c: memref<4xf128>, %d: memref<4xi65>, %i: i2) -> (i96, i192, f128, i65) {
  %at = arith.index_castui %i : i2 to index
  %c0 = arith.constant 0 : index
  %w = memref.load %a[%at] : memref<4xi96>
  memref.store %w, %a[%c0] : memref<4xi96>
  %x = memref.load %b[%at] : memref<4xi192>
  memref.store %x, %b[%c0] : memref<4xi192>
  %y = memref.load %c[%at] : memref<4xf128>
  memref.store %y, %c[%c0] : memref<4xf128>
  %z = memref.load %d[%at] : memref<4xi65>
  memref.store %z, %d[%c0] : memref<4xi65>
  return %w, %x, %y, %z : i96, i192, f128, i65
}
