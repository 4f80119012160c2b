// The second task waits in its body.
func.func @sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32 {
  %t, %product = async.execute -> !async.value<i32> {
    %p = arith.muli %a, %b : i32
    async.yield %p : i32
  }
  %u, %sum = async.execute -> !async.value<i32> {
    %p = async.await %product : !async.value<i32>
    %s = arith.addi %p, %c : i32
    async.yield %s : i32
  }
  %r = async.await %sum : !async.value<i32>
  return %r : i32
}
