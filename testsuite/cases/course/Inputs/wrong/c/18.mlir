// Two tasks, one of which nobody waits for.
func.func @sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32 {
  %u = async.execute {
    async.yield
  }
  %t, %v = async.execute -> !async.value<i32> {
    %p = arith.muli %a, %b : i32
    %s = arith.addi %p, %c : i32
    async.yield %s : i32
  }
  %r = async.await %v : !async.value<i32>
  return %r : i32
}
