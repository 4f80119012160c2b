// A promise that the last step breaks is undefined behaviour at the branch.
func.func @breaks_its_promise(%start: i8, %a: memref<130xi32>) -> i8 {
  %c1 = arith.constant 1 : i8
  %c63 = arith.constant 63 : i8
  %last = arith.constant 127 : i8
  %low = arith.andi %start, %c63 : i8
  cf.br ^head(%low : i8)
^head(%i: i8):
  %at = arith.index_castui %i : i8 to index
  %wide = arith.extsi %i : i8 to i32
  memref.store %wide, %a[%at] : memref<130xi32>
  %next = arith.addi %i, %c1 overflow<nsw> : i8
  %more = arith.cmpi sle, %i, %last : i8
  cf.cond_br %more, ^head(%next : i8), ^end
^end:
  return %next : i8
}

// The sum wraps, and what is taken off it then does too, which was promised not to be.
func.func @from_beyond(%k: i32, %a: memref<40xi32>) {
  %c1 = arith.constant 1 : i32
  %most = arith.constant 2147483647 : i32
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 40 {
    %j = arith.index_cast %i : index to i32
    %beyond = arith.addi %j, %most : i32
    %back = arith.subi %beyond, %c1 overflow<nsw> : i32
    affine.store %back, %a[%i] : memref<40xi32>
  }
  return
}
