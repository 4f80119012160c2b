// The sum of a buffer and how many of it are above zero, as the dialect `loop` carried them.
func @sum_and_count(%m: memref<?xf32>) -> (f32, index) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %n = dim %m, 0 : memref<?xf32>
  %r:2 = loop.for %i = %c0 to %n step %c1 iter_args(%sum = %zero, %count = %c0) -> (f32, index) {
    %x = load %m[%i] : memref<?xf32>
    %next = addf %sum, %x : f32
    %above = cmpf "ogt", %x, %zero : f32
    %more = loop.if %above -> (index) {
      %one_more = addi %count, %c1 : index
      loop.yield %one_more : index
    } else {
      loop.yield %count : index
    }
    loop.yield %next, %more : f32, index
  }
  return %r#0, %r#1 : f32, index
}

func @main() -> (f32, index) {
  %m = alloc() : memref<4xf32>
  %a = constant 1.5 : f32
  %b = constant -2.0 : f32
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  store %a, %m[%c0] : memref<4xf32>
  store %b, %m[%c1] : memref<4xf32>
  store %a, %m[%c2] : memref<4xf32>
  store %a, %m[%c3] : memref<4xf32>
  %open = memref_cast %m : memref<4xf32> to memref<?xf32>
  %r:2 = call @sum_and_count(%open) : (memref<?xf32>) -> (f32, index)
  dealloc %m : memref<4xf32>
  return %r#0, %r#1 : f32, index
}
