
func.func private @note(i32)
func.func private @fill(memref<2xi32>) -> i32

func.func @order(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : index
  %memory = memref.alloca() : memref<2xi32>
  memref.store %a, %memory[%zero] : memref<2xi32>
  func.call @note(%b) : (i32) -> ()
  %filled = func.call @fill(%memory) : (memref<2xi32>) -> i32
  func.call @note(%a) : (i32) -> ()
  %seen = memref.load %memory[%zero] : memref<2xi32>
  %sum = arith.addi %filled, %seen : i32
  return %sum : i32
}
