// The average of two numbers, rounded down, without a sum that could overflow.
func.func @average(%a: i32, %b: i32) -> i32 {
  %one = arith.constant 1 : i32
  %common = arith.andi %a, %b : i32
  %different = arith.xori %a, %b : i32
  %half = arith.shrsi %different, %one : i32
  %r = arith.addi %common, %half overflow<nsw> : i32
  return %r : i32
}

// The sum of a memref's elements; the loop is parallel, and its order is open.
func.func @sum(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
