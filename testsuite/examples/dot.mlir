// The dot product of two memrefs: a loop, loads, arithmetic.
func.func @dot(%a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<4xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %x = memref.load %a[%i] : memref<4xf32>
    %y = memref.load %b[%i] : memref<4xf32>
    %xy = arith.mulf %x, %y : f32
    %next = arith.addf %acc, %xy : f32
    scf.yield %next : f32
  }
  return %sum : f32
}
