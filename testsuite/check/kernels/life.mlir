// Conway's Game of Life on a torus: one generation, in place. A cell is alive where it is not 0.
func.func private @is_alive(%cells: memref<?x?xi8>, %y: index, %x: index) -> i8 {
  %zero = arith.constant 0 : i8
  %cell = memref.load %cells[%y, %x] : memref<?x?xi8>
  %alive = arith.cmpi ne, %cell, %zero : i8
  %one = arith.extui %alive : i1 to i8
  return %one : i8
}

#wrapped = affine_map<(d0, d1)[s0] -> ((d0 + d1) mod s0)>

func.func private @neighbours(%cells: memref<?x?xi8>, %y: index, %x: index) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i8
  %height = memref.dim %cells, %c0 : memref<?x?xi8>
  %width = memref.dim %cells, %c1 : memref<?x?xi8>
  %total = affine.for %v = -1 to 2 iter_args(%outer = %zero) -> (i8) {
    %row = affine.for %u = -1 to 2 iter_args(%sum = %outer) -> (i8) {
      %next = affine.if affine_set<(d0, d1) : (d0 == 0, d1 == 0)>(%u, %v) -> i8 {
        affine.yield %sum : i8
      } else {
        %r = affine.apply #wrapped(%y, %v)[%height]
        %c = affine.apply #wrapped(%x, %u)[%width]
        %one = func.call @is_alive(%cells, %r, %c) : (memref<?x?xi8>, index, index) -> i8
        %more = arith.addi %sum, %one : i8
        affine.yield %more : i8
      }
      affine.yield %next : i8
    }
    affine.yield %row : i8
  }
  return %total : i8
}

func.func @generation(%cells: memref<?x?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i8
  %height = memref.dim %cells, %c0 : memref<?x?xi8>
  %width = memref.dim %cells, %c1 : memref<?x?xi8>
  %next = memref.alloc(%height, %width) : memref<?x?xi8>
  scf.forall (%y, %x) in (%height, %width) {
    %count = func.call @neighbours(%cells, %y, %x) : (memref<?x?xi8>, index, index) -> i8
    %alive = func.call @is_alive(%cells, %y, %x) : (memref<?x?xi8>, index, index) -> i8
    // Three neighbours, or two and alive: in both cases three with the cell as a bit.
    %bits = arith.ori %count, %alive : i8
    %lives = arith.cmpi eq, %bits, %three : i8
    %new = arith.extui %lives : i1 to i8
    memref.store %new, %next[%y, %x] : memref<?x?xi8>
  }
  %population = scf.for %y = %c0 to %height step %c1 iter_args(%outer = %c0) -> (index) {
    %row = scf.for %x = %c0 to %width step %c1 iter_args(%sum = %outer) -> (index) {
      %cell = memref.load %next[%y, %x] : memref<?x?xi8>
      %one = arith.index_castui %cell : i8 to index
      %more = arith.addi %sum, %one : index
      scf.yield %more : index
    }
    scf.yield %row : index
  }
  memref.copy %next, %cells : memref<?x?xi8> to memref<?x?xi8>
  memref.dealloc %next : memref<?x?xi8>
  return %population : index
}
