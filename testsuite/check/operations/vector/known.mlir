// What upstream lowers otherwise (interp/oracle/judge/known.c): elements with bits beside their value's, which have bytes of their
// own in memory; lanes of a mask that are off; sums that begin with zero.
func.func @load(%m: memref<6xi24>) -> vector<4xi24> {
  %c1 = arith.constant 1 : index
  %v = vector.load %m[%c1] : memref<6xi24>, vector<4xi24>
  return %v : vector<4xi24>
}

func.func @store(%m: memref<6xi24>, %v: vector<4xi24>) {
  %c1 = arith.constant 1 : index
  vector.store %v, %m[%c1] : memref<6xi24>, vector<4xi24>
  return
}

func.func @maskedload(%m: memref<6xi24>, %mask: vector<4xi1>, %v: vector<4xi24>) -> vector<4xi24> {
  %c1 = arith.constant 1 : index
  %r = vector.maskedload %m[%c1], %mask, %v : memref<6xi24>, vector<4xi1>, vector<4xi24> into vector<4xi24>
  return %r : vector<4xi24>
}

func.func @maskedstore(%m: memref<6xi24>, %mask: vector<4xi1>, %v: vector<4xi24>) {
  %c1 = arith.constant 1 : index
  vector.maskedstore %m[%c1], %mask, %v : memref<6xi24>, vector<4xi1>, vector<4xi24>
  return
}

func.func @expandload(%m: memref<6xi24>, %mask: vector<4xi1>, %v: vector<4xi24>) -> vector<4xi24> {
  %c1 = arith.constant 1 : index
  %r = vector.expandload %m[%c1], %mask, %v : memref<6xi24>, vector<4xi1>, vector<4xi24> into vector<4xi24>
  return %r : vector<4xi24>
}

func.func @compressstore(%m: memref<6xi24>, %mask: vector<4xi1>, %v: vector<4xi24>) {
  %c1 = arith.constant 1 : index
  vector.compressstore %m[%c1], %mask, %v : memref<6xi24>, vector<4xi1>, vector<4xi24>
  return
}

func.func @transfer_read(%m: memref<6xi24>) -> vector<4xi24> {
  %c1 = arith.constant 1 : index
  %pad = arith.constant 0 : i24
  %v = vector.transfer_read %m[%c1], %pad {in_bounds = [true]} : memref<6xi24>, vector<4xi24>
  return %v : vector<4xi24>
}

func.func @transfer_write(%m: memref<6xi24>, %v: vector<4xi24>) {
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%c1] {in_bounds = [true]} : vector<4xi24>, memref<6xi24>
  return
}

// Lanes of a mask that are off: the greatest or least number is no infinity.
func.func @maximum_masked(%v: vector<4xf32>, %mask: vector<4xi1>, %acc: f32) -> f32 {
  %r = vector.mask %mask { vector.reduction <maximumf>, %v, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}

func.func @maximum_masked_rows(%v: vector<2x4xf32>, %mask: vector<2x4xi1>, %acc: vector<2xf32>) -> vector<2xf32> {
  %r = vector.mask %mask { vector.multi_reduction <maximumf>, %v, %acc [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}

func.func @maximum_masked_f64(%v: vector<4xf64>, %mask: vector<4xi1>, %acc: f64) -> f64 {
  %r = vector.mask %mask { vector.reduction <maximumf>, %v, %acc : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %r : f64
}

func.func @sum_of_zeros(%zero: i1, %a: vector<2xf32>) -> f32 {
  %zeros = arith.constant dense<-0.0> : vector<2xf32>
  %v = arith.select %zero, %zeros, %a : vector<2xf32>
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}

func.func @outer_bf16(%a: vector<3xbf16>, %b: vector<2xbf16>, %c: vector<3x2xbf16>) -> vector<3x2xbf16> {
  %r = vector.outerproduct %a, %b, %c : vector<3xbf16>, vector<2xbf16>
  return %r : vector<3x2xbf16>
}

func.func @outer_row(%a: vector<3xbf16>, %b: bf16, %c: vector<3xbf16>) -> vector<3xbf16> {
  %r = vector.outerproduct %a, %b, %c : vector<3xbf16>, bf16
  return %r : vector<3xbf16>
}

func.func @rsqrt(%a: vector<8xf32>) -> vector<8xf32> {
  %r = x86vector.avx.rsqrt %a : vector<8xf32>
  return %r : vector<8xf32>
}
