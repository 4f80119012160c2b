// Functions that are tasks.
async.func @product(%a: i32, %b: i32) -> !async.value<i32> {
  %p = arith.muli %a, %b : i32
  return %p : i32
}
async.func @sum(%a: !async.value<i32>, %c: i32) -> !async.value<i32> {
  %p = async.await %a : !async.value<i32>
  %s = arith.addi %p, %c : i32
  return %s : i32
}
func.func @sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32 {
  %product = async.call @product(%a, %b) : (i32, i32) -> !async.value<i32>
  %sum = async.call @sum(%product, %c) : (!async.value<i32>, i32) -> !async.value<i32>
  %r = async.await %sum : !async.value<i32>
  return %r : i32
}
