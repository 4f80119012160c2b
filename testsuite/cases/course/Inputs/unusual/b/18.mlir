// By memory and a token.
func.func @sum_of_tasks(%a: i32, %b: i32, %c: i32) -> i32 {
  %m = memref.alloc() : memref<i32>
  %first = async.execute {
    %p = arith.muli %a, %b : i32
    memref.store %p, %m[] : memref<i32>
    async.yield
  }
  %second = async.execute [%first] {
    %p = memref.load %m[] : memref<i32>
    %s = arith.addi %p, %c : i32
    memref.store %s, %m[] : memref<i32>
    async.yield
  }
  async.await %second : !async.token
  %r = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %r : i32
}
