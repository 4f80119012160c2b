// Merge sort from the bottom up: runs of 1, 2, 4, ... elements are merged into a second buffer and
// copied back. NaNs are taken for greater than everything.
#width = affine_map<(d0) -> (d0 * 2)>
#end = affine_map<(d0)[s0, s1] -> (d0 + s0, s1)>

func.func private @before(%x: f32, %y: f32) -> i1 {
  %less = arith.cmpf ole, %x, %y : f32
  %right_is_nan = arith.cmpf uno, %y, %y : f32
  %r = arith.ori %less, %right_is_nan : i1
  return %r : i1
}

// Merges left and right, both sorted, into `to`, which has room for both.
func.func private @merge(%left: memref<?xf32, strided<[1], offset: ?>>,
                         %right: memref<?xf32, strided<[1], offset: ?>>,
                         %to: memref<?xf32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %left, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %m = memref.dim %right, %c0 : memref<?xf32, strided<[1], offset: ?>>
  %total = arith.addi %n, %m : index
  %unused:2 = scf.for %k = %c0 to %total step %c1 iter_args(%i = %c0, %j = %c0) -> (index, index) {
    %left_is_empty = arith.cmpi uge, %i, %n : index
    %right_is_empty = arith.cmpi uge, %j, %m : index
    %take_left = scf.if %left_is_empty -> i1 {
      %no = arith.constant false
      scf.yield %no : i1
    } else {
      %r = scf.if %right_is_empty -> i1 {
        %yes = arith.constant true
        scf.yield %yes : i1
      } else {
        %x = memref.load %left[%i] : memref<?xf32, strided<[1], offset: ?>>
        %y = memref.load %right[%j] : memref<?xf32, strided<[1], offset: ?>>
        %b = func.call @before(%x, %y) : (f32, f32) -> i1
        scf.yield %b : i1
      }
      scf.yield %r : i1
    }
    %next:2 = scf.if %take_left -> (index, index) {
      %x = memref.load %left[%i] : memref<?xf32, strided<[1], offset: ?>>
      memref.store %x, %to[%k] : memref<?xf32, strided<[1], offset: ?>>
      %i1 = arith.addi %i, %c1 : index
      scf.yield %i1, %j : index, index
    } else {
      %y = memref.load %right[%j] : memref<?xf32, strided<[1], offset: ?>>
      memref.store %y, %to[%k] : memref<?xf32, strided<[1], offset: ?>>
      %j1 = arith.addi %j, %c1 : index
      scf.yield %i, %j1 : index, index
    }
    scf.yield %next#0, %next#1 : index, index
  }
  return
}

func.func @merge_sort(%a: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %other = memref.alloc(%n) : memref<?xf32>
  %sorted = scf.while (%run = %c1) : (index) -> index {
    %more = arith.cmpi ult, %run, %n : index
    scf.condition(%more) %run : index
  } do {
  ^bb0(%run: index):
    %both = affine.apply #width(%run)
    scf.for %begin = %c0 to %n step %both {
      %middle = affine.min #end(%begin)[%run, %n]
      %end = affine.min #end(%begin)[%both, %n]
      %left_size = arith.subi %middle, %begin : index
      %right_size = arith.subi %end, %middle : index
      %size = arith.subi %end, %begin : index
      %left = memref.subview %a[%begin] [%left_size] [1]
          : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %right = memref.subview %a[%middle] [%right_size] [1]
          : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      %to = memref.subview %other[%begin] [%size] [1]
          : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
      func.call @merge(%left, %right, %to)
          : (memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>,
             memref<?xf32, strided<[1], offset: ?>>) -> ()
    }
    memref.copy %other, %a : memref<?xf32> to memref<?xf32>
    scf.yield %both : index
  }
  memref.dealloc %other : memref<?xf32>
  return
}
