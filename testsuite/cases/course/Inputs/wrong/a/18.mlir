// One empty task.
func.func @sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32 {
  %t = async.execute {
    async.yield
  }
  async.await %t : !async.token
  %p = arith.muli %a, %b : i32
  %s = arith.addi %p, %c : i32
  return %s : i32
}
