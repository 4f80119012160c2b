// Ten million operations, with calls and a table walked by rows and by columns: shown in samples.
memref.global "private" @table : memref<8x8xi32> = dense<3>
func.func @mix(%x: i64, %i: index) -> i64 {
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  %w = arith.index_cast %i : index to i64
  %m = arith.muli %x, %a : i64
  %s = arith.addi %m, %c : i64
  %y = arith.xori %s, %w : i64
  return %y : i64
}
func.func @main() -> (i64, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 87000 : index
  %x0 = arith.constant 1 : i64
  %zero = arith.constant 0 : i32
  %table = memref.get_global @table : memref<8x8xi32>
  %x, %sum = scf.for %r = %c0 to %n step %c1 iter_args(%x = %x0, %t = %zero) -> (i64, i32) {
    %i = arith.remui %r, %c8 : index
    %row, %next = scf.for %j = %c0 to %c8 step %c1 iter_args(%s = %t, %y = %x) -> (i32, i64) {
      %z = func.call @mix(%y, %j) : (i64, index) -> i64
      %v = memref.load %table[%i, %j] : memref<8x8xi32>
      %u = arith.addi %s, %v : i32
      %low = arith.trunci %z : i64 to i32
      memref.store %low, %table[%j, %i] : memref<8x8xi32>
      %more = arith.xori %u, %low : i32
      scf.yield %more, %z : i32, i64
    }
    scf.yield %next, %row : i64, i32
  }
  return %x, %sum : i64, i32
}
