// memref.view: of sizes that are given, and of a view.
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
