// The sum of squares below 10, and how often a number is halved until it is 1.
func.func @squares() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %none = arith.constant 0 : i64
  %sum = "my.for"(%c0, %c10, %c1, %none) ({
  ^body(%i: index, %so_far: i64):
    %n = arith.index_cast %i : index to i64
    %square = arith.muli %n, %n : i64
    %next = arith.addi %so_far, %square : i64
    "my.yield"(%next) : (i64) -> ()
  }) : (index, index, index, i64) -> i64
  return %sum : i64
}

func.func @halvings(%n: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = "my.while"(%n, %c0) ({
  ^ask(%left: i32, %times: i32):
    %go_on = arith.cmpi sgt, %left, %c1 : i32
    "my.condition"(%go_on, %left, %times) : (i1, i32, i32) -> ()
  }, {
  ^do(%left: i32, %times: i32):
    %half = arith.shrui %left, %c1 : i32
    %more = arith.addi %times, %c1 : i32
    "my.yield"(%half, %more) : (i32, i32) -> ()
  }) : (i32, i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}

func.func @main() -> (i64, i32) {
  %n = arith.constant 1000 : i32
  %sum = func.call @squares() : () -> i64
  %r:2 = func.call @halvings(%n) : (i32) -> (i32, i32)
  return %sum, %r#1 : i64, i32
}
