// Views of rows.
func.func @upper(%from: memref<3x3xi32>, %to: memref<3x3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %n = arith.subi %c3, %i : index
    %a = memref.subview %from[%i, %i] [1, %n] [1, 1] : memref<3x3xi32> to memref<1x?xi32, strided<[3, 1], offset: ?>>
    %b = memref.subview %to[%i, %i] [1, %n] [1, 1] : memref<3x3xi32> to memref<1x?xi32, strided<[3, 1], offset: ?>>
    memref.copy %a, %b : memref<1x?xi32, strided<[3, 1], offset: ?>> to memref<1x?xi32, strided<[3, 1], offset: ?>>
  }
  return
}
