// Insertion sort: each element moves left past all that are greater.
func.func @insertion_sort(%a: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  scf.for %i = %c1 to %n step %c1 {
    %key = memref.load %a[%i] : memref<?xi32>
    %hole = scf.while (%j = %i) : (index) -> index {
      %inside = arith.cmpi ugt, %j, %c0 : index
      %move = scf.if %inside -> i1 {
        %left = arith.subi %j, %c1 : index
        %other = memref.load %a[%left] : memref<?xi32>
        %greater = arith.cmpi sgt, %other, %key : i32
        scf.yield %greater : i1
      } else {
        scf.yield %inside : i1
      }
      scf.condition(%move) %j : index
    } do {
    ^bb0(%j: index):
      %left = arith.subi %j, %c1 : index
      %other = memref.load %a[%left] : memref<?xi32>
      memref.store %other, %a[%j] : memref<?xi32>
      scf.yield %left : index
    }
    memref.store %key, %a[%hole] : memref<?xi32>
  }
  return
}

// Does no element stand before a smaller one?
func.func @is_sorted(%a: memref<?xi32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %n = memref.dim %a, %c0 : memref<?xi32>
  %sorted = scf.for %i = %c1 to %n step %c1 iter_args(%so_far = %true) -> (i1) {
    %left = arith.subi %i, %c1 : index
    %x = memref.load %a[%left] : memref<?xi32>
    %y = memref.load %a[%i] : memref<?xi32>
    %ordered = arith.cmpi sle, %x, %y : i32
    %both = arith.andi %so_far, %ordered : i1
    scf.yield %both : i1
  }
  return %sorted : i1
}
