// Recursion: the number of ways to write %n as a sum of numbers of at most %largest, counted one by one.
func.func @partitions(%n: i32, %largest: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nothing_left = arith.cmpi eq, %n, %zero : i32
  %r = scf.if %nothing_left -> (i32) {
    scf.yield %one : i32
  } else {
    %below = arith.cmpi slt, %n, %zero : i32
    %none = arith.cmpi eq, %largest, %zero : i32
    %impossible = arith.ori %below, %none : i1
    %ways = scf.if %impossible -> (i32) {
      scf.yield %zero : i32
    } else {
      %rest = arith.subi %n, %largest : i32
      %with = func.call @partitions(%rest, %largest) : (i32, i32) -> i32
      %smaller = arith.subi %largest, %one : i32
      %without = func.call @partitions(%n, %smaller) : (i32, i32) -> i32
      %sum = arith.addi %with, %without : i32
      scf.yield %sum : i32
    }
    scf.yield %ways : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %n = arith.constant 70 : i32 // quick 58, lli 46, test 6
  %r = func.call @partitions(%n, %n) : (i32, i32) -> i32
  return %r : i32
}
