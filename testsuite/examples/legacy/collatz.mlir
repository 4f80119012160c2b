// How many steps Collatz' rule takes from 27 to 1: blocks of the standard dialect.
func @main() -> i64 {
  %start = constant 27 : i64
  %zero = constant 0 : i64
  br ^loop(%start, %zero : i64, i64)
^loop(%x: i64, %steps: i64):
  %one = constant 1 : i64
  %done = cmpi "eq", %x, %one : i64
  cond_br %done, ^end, ^step
^step:
  %two = constant 2 : i64
  %three = constant 3 : i64
  %more = addi %steps, %one : i64
  %rest = remi_unsigned %x, %two : i64
  %even = cmpi "eq", %rest, %zero : i64
  %half = shift_right_unsigned %x, %one : i64
  %thrice = muli %x, %three : i64
  %up = addi %thrice, %one : i64
  %next = select %even, %half, %up : i64
  br ^loop(%next, %more : i64, i64)
^end:
  return %steps : i64
}
