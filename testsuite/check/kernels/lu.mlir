// LU decomposition in place with partial pivoting, of the square part of a matrix. `rows` tells
// where the rows came from, as far as it has room.
func.func @lu(%a: memref<?x?xf64>, %rows: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %height = memref.dim %a, %c0 : memref<?x?xf64>
  %width = memref.dim %a, %c1 : memref<?x?xf64>
  %n = index.minu %height, %width
  %room = memref.dim %rows, %c0 : memref<?xi32>
  %noted = index.minu %n, %room
  scf.for %i = %c0 to %noted step %c1 {
    %number = index.castu %i : index to i32
    memref.store %number, %rows[%i] : memref<?xi32>
  }
  scf.for %k = %c0 to %n step %c1 {
    %pivot = func.call @pivot_row(%a, %k, %n) : (memref<?x?xf64>, index, index) -> index
    %other = index.cmp ne(%pivot, %k)
    scf.if %other {
      func.call @swap_rows(%a, %k, %pivot, %n) : (memref<?x?xf64>, index, index, index) -> ()
      %in_range = index.cmp ult(%pivot, %noted)
      scf.if %in_range {
        %x = memref.load %rows[%k] : memref<?xi32>
        %y = memref.load %rows[%pivot] : memref<?xi32>
        memref.store %y, %rows[%k] : memref<?xi32>
        memref.store %x, %rows[%pivot] : memref<?xi32>
      }
    }
    func.call @eliminate(%a, %k, %n) : (memref<?x?xf64>, index, index) -> ()
  }
  return
}

// The row at or below k whose element in column k has the largest magnitude.
func.func private @pivot_row(%a: memref<?x?xf64>, %k: index, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %first = memref.load %a[%k, %k] : memref<?x?xf64>
  %size = math.absf %first : f64
  %below = index.add %k, %c1
  %r:2 = scf.for %i = %below to %n step %c1 iter_args(%best = %k, %most = %size) -> (index, f64) {
    %x = memref.load %a[%i, %k] : memref<?x?xf64>
    %magnitude = math.absf %x : f64
    %better = arith.cmpf ogt, %magnitude, %most : f64
    %row = arith.select %better, %i, %best : index
    %next = arith.select %better, %magnitude, %most : f64
    scf.yield %row, %next : index, f64
  }
  return %r#0 : index
}

func.func private @swap_rows(%a: memref<?x?xf64>, %i: index, %j: index, %n: index) {
  affine.for %c = 0 to %n {
    %x = memref.load %a[%i, %c] : memref<?x?xf64>
    %y = memref.load %a[%j, %c] : memref<?x?xf64>
    memref.store %y, %a[%i, %c] : memref<?x?xf64>
    memref.store %x, %a[%j, %c] : memref<?x?xf64>
  }
  return
}

// Makes column k below the diagonal the factors, and takes row k times them from the rows below.
func.func private @eliminate(%a: memref<?x?xf64>, %k: index, %n: index) {
  %c1 = arith.constant 1 : index
  %below = index.add %k, %c1
  %pivot = memref.load %a[%k, %k] : memref<?x?xf64>
  scf.for %i = %below to %n step %c1 {
    %x = memref.load %a[%i, %k] : memref<?x?xf64>
    %factor = arith.divf %x, %pivot : f64
    memref.store %factor, %a[%i, %k] : memref<?x?xf64>
    scf.for %j = %below to %n step %c1 {
      %above = memref.load %a[%k, %j] : memref<?x?xf64>
      %here = memref.load %a[%i, %j] : memref<?x?xf64>
      %product = arith.mulf %factor, %above : f64
      %less = arith.subf %here, %product : f64
      memref.store %less, %a[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
