// A memory in the place of a carried value.
func.func @squares_of_odd(%to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %sum = memref.alloca() : memref<index>
  memref.store %zero, %sum[] : memref<index>
  %end = arith.divui %to, %two : index
  scf.for %k = %zero to %end step %one {
    %double = arith.muli %k, %two : index
    %i = arith.addi %double, %one : index
    %square = arith.muli %i, %i : index
    %old = memref.load %sum[] : memref<index>
    %more = arith.addi %old, %square : index
    memref.store %more, %sum[] : memref<index>
  }
  %r = memref.load %sum[] : memref<index>
  return %r : index
}
