// The first place in a sorted row whose element is not less than the key, as a loop over blocks. In
// a row that is not sorted, some place from 0 to its size.
func.func @lower_bound(%a: memref<?xi32>, %key: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  cf.br ^halve(%c0, %n : index, index)
^halve(%begin: index, %size: index):
  %any = arith.cmpi ugt, %size, %c0 : index
  cf.cond_br %any, ^look, ^done
^look:
  %half = arith.shrui %size, %c1 : index
  %middle = arith.addi %begin, %half : index
  %x = memref.load %a[%middle] : memref<?xi32>
  %less = arith.cmpi slt, %x, %key : i32
  cf.cond_br %less, ^right, ^halve(%begin, %half : index, index)
^right:
  %behind = arith.addi %middle, %c1 : index
  %taken = arith.addi %half, %c1 : index
  %rest = arith.subi %size, %taken : index
  cf.br ^halve(%behind, %rest : index, index)
^done:
  return %begin : index
}

// Is the key in the sorted row, and where?
func.func @find(%a: memref<?xi32>, %key: i32) -> (i1, index) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %at = call @lower_bound(%a, %key) : (memref<?xi32>, i32) -> index
  %inside = arith.cmpi ult, %at, %n : index
  cf.cond_br %inside, ^compare, ^done(%inside : i1)
^compare:
  %x = memref.load %a[%at] : memref<?xi32>
  %equal = arith.cmpi eq, %x, %key : i32
  cf.br ^done(%equal : i1)
^done(%found: i1):
  return %found, %at : i1, index
}

// The integer square root by bisection of all roots there are.
func.func @integer_sqrt(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %top = arith.constant 65536 : i32
  %r:2 = scf.while (%low = %zero, %high = %top) : (i32, i32) -> (i32, i32) {
    %gap = arith.subi %high, %low : i32
    %more = arith.cmpi ugt, %gap, %one : i32
    scf.condition(%more) %low, %high : i32, i32
  } do {
  ^bb0(%low: i32, %high: i32):
    %sum = arith.addi %low, %high overflow<nsw, nuw> : i32
    %middle = arith.shrui %sum, %one : i32
    %square = arith.muli %middle, %middle overflow<nuw> : i32
    %too_large = arith.cmpi ugt, %square, %x : i32
    %low_next = arith.select %too_large, %low, %middle : i32
    %high_next = arith.select %too_large, %middle, %high : i32
    scf.yield %low_next, %high_next : i32, i32
  }
  return %r#0 : i32
}
