// What memory holds, seen through memrefs and through pointers to the same bytes.
#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @element(%m: memref<6xf32, #s>, %at: i8) -> (f32, f32) {
  %six = arith.constant 6 : i8
  %i = arith.remui %at, %six : i8
  %wide = arith.extui %i : i8 to i64
  %index = arith.index_castui %wide : i64 to index
  %size = ptr.type_offset f32 : i64
  %offset = arith.muli %wide, %size : i64
  %p = ptr.to_ptr %m : memref<6xf32, #s> -> !p
  %q = ptr.ptr_add inbounds %p, %offset : !p, i64
  %new = arith.constant 1.5 : f32
  %r = ptr.load %q : !p -> f32
  ptr.store %new, %q alignment = 4 : f32, !p
  %t = memref.load %m[%index] : memref<6xf32, #s>
  return %r, %t : f32, f32
}

func.func @bytes(%m: memref<4xi32, #s>, %at: i8) -> i16 {
  %mask = arith.constant 13 : i8
  %i = arith.andi %at, %mask : i8
  %p = ptr.to_ptr %m : memref<4xi32, #s> -> !p
  %wide = arith.extui %i : i8 to i16
  %q = ptr.ptr_add nuw %p, %wide : !p, i16
  %r = ptr.load %q alignment = 1 : !p -> i16
  return %r : i16
}

func.func @rest(%m: memref<2x3xi32, #s>, %n: i32) -> (i32, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[1, 1] [1, 2] [1, 1]
    : memref<2x3xi32, #s> to memref<1x2xi32, strided<[3, 1], offset: 4>, #s>
  %d = memref.cast %v : memref<1x2xi32, strided<[3, 1], offset: 4>, #s>
    to memref<?x?xi32, strided<[?, 1], offset: ?>, #s>
  %md = ptr.get_metadata %d : memref<?x?xi32, strided<[?, 1], offset: ?>, #s>
  %p = ptr.to_ptr %d : memref<?x?xi32, strided<[?, 1], offset: ?>, #s> -> !p
  %q = ptr.to_ptr %m : memref<2x3xi32, #s> -> !p
  %w = ptr.from_ptr %q metadata %md : !p -> memref<?x?xi32, strided<[?, 1], offset: ?>, #s>
  memref.store %n, %w[%c0, %c1] : memref<?x?xi32, strided<[?, 1], offset: ?>, #s>
  %r = memref.load %m[%c1, %c1] : memref<2x3xi32, #s>
  %s = memref.dim %w, %c1 : memref<?x?xi32, strided<[?, 1], offset: ?>, #s>
  %apart = ptr.ptr_diff nuw|nsw %p, %q : !p -> index
  return %r, %s, %apart : i32, index, index
}

func.func @static(%m: memref<6xi16, #s>) -> (i16, i16) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %p = ptr.to_ptr %m : memref<6xi16, #s> -> !p
  %n = ptr.from_ptr %p : !p -> memref<2x3xi16, #s>
  %o = ptr.from_ptr %p : !p -> memref<2xi16, strided<[2], offset: 1>, #s>
  %r = memref.load %n[%c1, %c2] : memref<2x3xi16, #s>
  %t = memref.load %o[%c1] : memref<2xi16, strided<[2], offset: 1>, #s>
  return %r, %t : i16, i16
}

func.func @constants(%offset: i64) -> (i64, i128, i8, i1) {
  %null = ptr.constant #ptr.null : !p
  %at = ptr.constant #ptr.address<4096> : !p
  %x = ptr.ptr_diff %at, %null : !p -> i64
  %moved = ptr.ptr_add %at, %offset : !p, i64
  %y = ptr.ptr_diff %null, %moved : !p -> i128
  %z = ptr.ptr_diff %moved, %null : !p -> i8
  %m = ptr.from_ptr %at : !p -> memref<4xi8, #s>
  %back = ptr.to_ptr %m : memref<4xi8, #s> -> !p
  %d = ptr.ptr_diff %back, %at : !p -> i1
  return %x, %y, %z, %d : i64, i128, i8, i1
}

func.func @add_flags(%a: i16, %b: i64) -> (i64, i64, i64) {
  %at = ptr.constant #ptr.address<65536> : !p
  %null = ptr.constant #ptr.null : !p
  %x = ptr.ptr_add nusw %at, %a : !p, i16
  %y = ptr.ptr_add nuw %at, %b : !p, i64
  %z = ptr.ptr_add nusw %at, %b : !p, i64
  %dx = ptr.ptr_diff %x, %null : !p -> i64
  %dy = ptr.ptr_diff nuw %y, %null : !p -> i64
  %dz = ptr.ptr_diff nsw %z, %at : !p -> i64
  return %dx, %dy, %dz : i64, i64, i64
}

func.func @diff_flags(%a: i64, %b: i64) -> (i64, i32) {
  %null = ptr.constant #ptr.null : !p
  %x = ptr.ptr_add %null, %a : !p, i64
  %y = ptr.ptr_add %null, %b : !p, i64
  %u = ptr.ptr_diff nuw %x, %y : !p -> i64
  %v = ptr.ptr_diff nsw %x, %y : !p -> i32
  return %u, %v : i64, i32
}

func.func @lanes(%m: memref<8xi32, #s>, %at: vector<4xi8>, %mask: vector<4xi1>,
                 %other: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>, vector<4xi64>) {
  %seven = arith.constant dense<7> : vector<4xi8>
  %four = arith.constant dense<4> : vector<4xi16>
  %i = arith.andi %at, %seven : vector<4xi8>
  %wide = arith.extui %i : vector<4xi8> to vector<4xi16>
  %offsets = arith.muli %wide, %four : vector<4xi16>
  %p = ptr.to_ptr %m : memref<8xi32, #s> -> !p
  %zero = arith.constant 0 : i32
  %ps = ptr.ptr_add inbounds %p, %offsets : !p, vector<4xi16>
  %qs = ptr.ptr_add %ps, %zero : vector<4x!p>, i32
  %g = ptr.gather %qs, %mask, %other alignment = 4 : vector<4x!p> -> vector<4xi32>
  ptr.scatter %other, %ps, %mask : vector<4xi32>, vector<4x!p>
  %l = ptr.masked_load %p, %mask, %other : !p -> vector<4xi32>
  ptr.masked_store %g, %p, %mask alignment = 4 : vector<4xi32>, !p
  %d = ptr.ptr_diff %ps, %qs : vector<4x!p> -> vector<4xi64>
  return %g, %l, %d : vector<4xi32>, vector<4xi32>, vector<4xi64>
}

func.func @tensors(%m: memref<4xf32, #s>, %mask: tensor<4xi1>, %other: tensor<4xf32>) -> tensor<4xf32> {
  %p = ptr.to_ptr %m : memref<4xf32, #s> -> !p
  %at = arith.constant dense<[12, 8, 4, 0]> : tensor<4xi32>
  %ps = ptr.ptr_add %p, %at : !p, tensor<4xi32>
  %l = ptr.masked_load %p, %mask, %other : !p -> tensor<4xf32>
  ptr.masked_store %other, %p, %mask : tensor<4xf32>, !p
  %g = ptr.gather %ps, %mask, %l : tensor<4x!p> -> tensor<4xf32>
  ptr.scatter %g, %ps, %mask : tensor<4xf32>, tensor<4x!p>
  return %g : tensor<4xf32>
}

func.func @atomic(%m: memref<2xi64, #s>, %v: i64) -> i64 {
  %p = ptr.to_ptr %m : memref<2xi64, #s> -> !p
  ptr.store volatile %v, %p atomic syncscope("singlethread") release alignment = 8 : i64, !p
  %r = ptr.load %p atomic seq_cst alignment = 8 : !p -> i64
  return %r : i64
}

func.func @type_offsets() -> (index, i32, i8, i64, index, index, index) {
  %a = ptr.type_offset i1 : index
  %b = ptr.type_offset i24 : i32
  %c = ptr.type_offset f80 : i8
  %d = ptr.type_offset vector<3xf32> : i64
  %e = ptr.type_offset complex<f64> : index
  %f = ptr.type_offset memref<2x3xi8> : index
  %g = ptr.type_offset !p : index
  return %a, %b, %c, %d, %e, %f, %g : index, i32, i8, i64, index, index, index
}
