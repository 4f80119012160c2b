// One iteration reads an array twice, and once more in a function that it calls; poison goes through
// memory and through a call.
func.func @diagonal(%m: memref<4x3xi8>, %i: index) -> i8 {
  %v = memref.load %m[%i, %i] : memref<4x3xi8>
  return %v : i8
}

func.func @main() -> i8 {
  %one = arith.constant 1 : i8
  %most = arith.constant 255 : i8
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4x3xi8>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.store %one, %a[%i, %j] : memref<4x3xi8>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %x = affine.load %a[%i, %j] : memref<4x3xi8>
      %y = affine.load %a[%j, %i] : memref<4x3xi8>
      %z = func.call @diagonal(%a, %j) : (memref<4x3xi8>, index) -> i8
      %sum = arith.addi %x, %y : i8
      affine.store %sum, %a[%i + 1, %j] : memref<4x3xi8>
    }
  }
  %broken = arith.addi %most, %one overflow<nuw> : i8
  memref.store %broken, %a[%c0, %c0] : memref<4x3xi8>
  %back = func.call @diagonal(%a, %c0) : (memref<4x3xi8>, index) -> i8
  %dropped = arith.muli %back, %one overflow<nsw> : i8
  return %one : i8
}
