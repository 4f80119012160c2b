// A graph region inside of a function: what it does with memory has one order that is possible.
func.func @main() -> i32 {
  %m = memref.alloca() : memref<i32>
  %five = arith.constant 5 : i32
  test.graph_region {
    %two = arith.constant 2 : i32
    %six = arith.muli %two, %three : i32
    %three = arith.constant 3 : i32
    %eleven = arith.addi %six, %five : i32
    memref.store %eleven, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
