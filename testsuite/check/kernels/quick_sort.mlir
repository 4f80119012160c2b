// Quicksort after Lomuto, as branches and recursion; `lo` and `hi` are the first and the last
// element of what is to be sorted, and `hi` may be one less than `lo`.
func.func private @partition(%a: memref<?xi64>, %lo: i64, %hi: i64) -> i64 {
  %one = arith.constant 1 : i64
  %last = arith.index_cast %hi : i64 to index
  %pivot = memref.load %a[%last] : memref<?xi64>
  cf.br ^next(%lo, %lo : i64, i64)
^next(%i: i64, %store: i64):
  %more = arith.cmpi slt, %i, %hi : i64
  cf.cond_br %more, ^compare, ^done
^compare:
  %at = arith.index_cast %i : i64 to index
  %x = memref.load %a[%at] : memref<?xi64>
  %i_next = arith.addi %i, %one : i64
  %small = arith.cmpi slt, %x, %pivot : i64
  cf.cond_br %small, ^swap, ^next(%i_next, %store : i64, i64)
^swap:
  %to = arith.index_cast %store : i64 to index
  %y = memref.load %a[%to] : memref<?xi64>
  memref.store %x, %a[%to] : memref<?xi64>
  memref.store %y, %a[%at] : memref<?xi64>
  %store_next = arith.addi %store, %one : i64
  cf.br ^next(%i_next, %store_next : i64, i64)
^done:
  %middle = arith.index_cast %store : i64 to index
  %z = memref.load %a[%middle] : memref<?xi64>
  memref.store %pivot, %a[%middle] : memref<?xi64>
  memref.store %z, %a[%last] : memref<?xi64>
  return %store : i64
}

func.func private @sort_range(%a: memref<?xi64>, %lo: i64, %hi: i64) {
  %one = arith.constant 1 : i64
  %several = arith.cmpi slt, %lo, %hi : i64
  cf.cond_br %several, ^split, ^done
^split:
  %p = call @partition(%a, %lo, %hi) : (memref<?xi64>, i64, i64) -> i64
  %left_end = arith.subi %p, %one : i64
  %right_begin = arith.addi %p, %one : i64
  call @sort_range(%a, %lo, %left_end) : (memref<?xi64>, i64, i64) -> ()
  call @sort_range(%a, %right_begin, %hi) : (memref<?xi64>, i64, i64) -> ()
  cf.br ^done
^done:
  return
}

func.func @quick_sort(%a: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %n = memref.dim %a, %c0 : memref<?xi64>
  %size = arith.index_cast %n : index to i64
  %last = arith.subi %size, %one : i64
  call @sort_range(%a, %zero, %last) : (memref<?xi64>, i64, i64) -> ()
  return
}
