// With scf.while.
func.func @highest(%start: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %last, %r = scf.while (%n = %start, %m = %start) : (i32, i32) -> (i32, i32) {
    %goes_on = arith.cmpi ne, %n, %one : i32
    scf.condition(%goes_on) %n, %m : i32, i32
  } do {
  ^bb0(%n: i32, %m: i32):
    %rest = arith.remui %n, %two : i32
    %even = arith.cmpi eq, %rest, %zero : i32
    %half = arith.shrui %n, %one : i32
    %triple = arith.muli %n, %three : i32
    %more = arith.addi %triple, %one : i32
    %next = arith.select %even, %half, %more : i32
    %h = arith.maxui %m, %next : i32
    scf.yield %next, %h : i32, i32
  }
  return %r : i32
}
