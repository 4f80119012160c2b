// How often each digit occurs, counted by atomic operations on a global buffer's copy.
global_memref "private" constant @digits : memref<8xindex> = dense<[3, 1, 4, 1, 5, 9, 2, 6]>

func @main() -> memref<10xi32> {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c8 = constant 8 : index
  %one = constant 1 : i32
  %counts = alloc() : memref<10xi32>
  %zero = constant 0 : i32
  linalg.fill(%zero, %counts) : i32, memref<10xi32>
  %digits = get_global_memref @digits : memref<8xindex>
  loop.parallel (%i) = (%c0) to (%c8) step (%c1) {
    %digit = load %digits[%i] : memref<8xindex>
    %before = atomic_rmw "addi" %one, %counts[%digit] : (i32, memref<10xi32>) -> i32
  }
  return %counts : memref<10xi32>
}
