// Two bodies beside each other; what follows waits for both, and for neither before the other.
func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %t, %a = async.execute -> !async.value<i32> {
    vector.print %six : i32
    %x = arith.muli %six, %six : i32
    async.yield %x : i32
  }
  %u, %b = async.execute -> !async.value<i32> {
    vector.print %seven : i32
    async.yield %seven : i32
  }
  %x = async.await %a : !async.value<i32>
  %y = async.await %b : !async.value<i32>
  %sum = arith.addi %x, %y : i32
  return %sum : i32
}
