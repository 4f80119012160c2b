// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed 1 | FileCheck %s
// Reductions start from the number that changes none (R21), which is the result of no iteration.
func.func @reduce(%n: index) -> (i32, i32, i32, i32, f32, f32, f32, f32) {
  %two = arith.constant 2.0 : f32
  %0:8 = affine.parallel (%i) = (0) to (symbol(%n)) reduce ("addi", "muli", "andi", "ori", "addf", "mulf", "maximumf", "minimumf")
      -> (i32, i32, i32, i32, f32, f32, f32, f32) {
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %x = arith.index_cast %k : index to i32
    %f = arith.sitofp %x : i32 to f32
    affine.yield %x, %x, %x, %x, %f, %two, %f, %f : i32, i32, i32, i32, f32, f32, f32, f32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : i32, i32, i32, i32, f32, f32, f32, f32
}

func.func @show(%n: index) {
  %0:8 = call @reduce(%n) : (index) -> (i32, i32, i32, i32, f32, f32, f32, f32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  vector.print %0#2 : i32
  vector.print %0#3 : i32
  vector.print %0#4 : f32
  vector.print %0#5 : f32
  vector.print %0#6 : f32
  vector.print %0#7 : f32
  return
}

func.func @main() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: 10
  // CHECK-NEXT: 24
  // CHECK-NEXT: 0
  // CHECK-NEXT: 7
  // CHECK-NEXT: 10
  // CHECK-NEXT: 16
  // CHECK-NEXT: 4
  // CHECK-NEXT: 1
  call @show(%c4) : (index) -> ()
  // CHECK-NEXT: 0
  // CHECK-NEXT: 1
  // CHECK-NEXT: -1
  // CHECK-NEXT: 0
  // CHECK-NEXT: 0
  // CHECK-NEXT: 1
  // CHECK-NEXT: -inf
  // CHECK-NEXT: inf
  call @show(%c0) : (index) -> ()
  // An assignment has a value in a single iteration alone.
  %x = arith.constant 7 : i32
  // CHECK-NEXT: 7 : i32
  %one = affine.parallel (%i) = (0) to (symbol(%c1)) reduce ("assign") -> i32 {
    affine.yield %x : i32
  }
  // CHECK-NEXT: poison : i32
  %many = affine.parallel (%i) = (0) to (symbol(%c4)) reduce ("assign") -> i32 {
    affine.yield %x : i32
  }
  return %one, %many : i32, i32
}
