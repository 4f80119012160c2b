// memref.view: bytes as elements of other types.
func.func @view_i8(%m: memref<32xi8>, %i: index) -> memref<5xi8> {
  %k28 = arith.constant 28 : index
  %a = arith.remui %i, %k28 : index
  %r = memref.view %m[%a][] : memref<32xi8> to memref<5xi8>
  return %r : memref<5xi8>
}

func.func @view_i16(%m: memref<32xi8>) -> memref<4xi16> {
  %c0 = arith.constant 0 : index
  %r = memref.view %m[%c0][] : memref<32xi8> to memref<4xi16>
  return %r : memref<4xi16>
}

func.func @view_i32(%m: memref<32xi8>) -> memref<2x3xi32> {
  %c0 = arith.constant 0 : index
  %r = memref.view %m[%c0][] : memref<32xi8> to memref<2x3xi32>
  return %r : memref<2x3xi32>
}

func.func @view_i64(%m: memref<32xi8>) -> memref<2xi64> {
  %c16 = arith.constant 16 : index
  %r = memref.view %m[%c16][] : memref<32xi8> to memref<2xi64>
  return %r : memref<2xi64>
}

func.func @view_f32(%m: memref<32xi8>) -> memref<7xf32> {
  %c4 = arith.constant 4 : index
  %r = memref.view %m[%c4][] : memref<32xi8> to memref<7xf32>
  return %r : memref<7xf32>
}

func.func @view_bf16(%m: memref<32xi8>) -> memref<2xbf16> {
  %c2 = arith.constant 2 : index
  %r = memref.view %m[%c2][] : memref<32xi8> to memref<2xbf16>
  return %r : memref<2xbf16>
}

func.func @view_sizes(%m: memref<32xi8>, %i: index) -> memref<?x2xi8> {
  %c0 = arith.constant 0 : index
  %k17 = arith.constant 17 : index
  %a = arith.remui %i, %k17 : index
  %r = memref.view %m[%c0][%a] : memref<32xi8> to memref<?x2xi8>
  return %r : memref<?x2xi8>
}

func.func @view_two_sizes(%m: memref<32xi8>, %i: index, %j: index) -> memref<?x3x?xi8> {
  %c0 = arith.constant 0 : index
  %k4 = arith.constant 4 : index
  %a = arith.remui %i, %k4 : index
  %k3 = arith.constant 3 : index
  %b = arith.remui %j, %k3 : index
  %r = memref.view %m[%c0][%a, %b] : memref<32xi8> to memref<?x3x?xi8>
  return %r : memref<?x3x?xi8>
}

func.func @view_rank0(%m: memref<32xi8>, %i: index) -> memref<i8> {
  %k32 = arith.constant 32 : index
  %a = arith.remui %i, %k32 : index
  %r = memref.view %m[%a][] : memref<32xi8> to memref<i8>
  return %r : memref<i8>
}

func.func @view_end(%m: memref<32xi8>) -> memref<0xi64> {
  %c32 = arith.constant 32 : index
  %r = memref.view %m[%c32][] : memref<32xi8> to memref<0xi64>
  return %r : memref<0xi64>
}

func.func @view_writes(%m: memref<16xi8>, %v: i32, %w: f16) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %words = memref.view %m[%c4][] : memref<16xi8> to memref<3xi32>
  memref.store %v, %words[%c1] : memref<3xi32>
  %tail = memref.view %m[%c4][] : memref<16xi8> to memref<12xi8>
  %halves = memref.view %tail[%c4][] : memref<12xi8> to memref<4xf16>
  memref.store %w, %halves[%c1] : memref<4xf16>
  return
}
