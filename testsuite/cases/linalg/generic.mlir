// RUN: mlir-interp run %s -e maps | FileCheck %s --check-prefix=MAPS
// RUN: mlir-interp run %s -e outputs --args='dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, 10' | FileCheck %s --check-prefix=OUTPUTS
// RUN: mlir-interp run %s -e index | FileCheck %s --check-prefix=INDEX
// RUN: mlir-interp run %s -e nested | FileCheck %s --check-prefix=NESTED
// RUN: mlir-interp run %s -e quotients --args='dense<[1, 2, 3]> : tensor<3xi32>' | FileCheck %s --check-prefix=QUOTIENTS
// RUN: mlir-interp run %s -e branches --args='dense<[1, -2, 3]> : tensor<3xi32>' | FileCheck %s --check-prefix=BRANCHES
// Loops, maps from their indices to elements, and a body, all written out.

// Transposed, broadcast, a window, a fixed row, a scalar.
// MAPS: dense<{{\[\[}}1111, 2213, 3315], [1121, 2223, 3325]]> : tensor<2x3xi32>
func.func @maps() -> tensor<2x3xi32> {
  %a = arith.constant dense<[[100, 110], [200, 210], [300, 310]]> : tensor<3x2xi32>
  %b = arith.constant dense<[10, 10, 10]> : tensor<3xi32>
  %c = arith.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %d = arith.constant dense<[[9, 9, 9], [1000, 2000, 3000]]> : tensor<2x3xi32>
  %one = arith.constant 1 : i32
  %to = tensor.empty() : tensor<2x3xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (1, j)>,
                                        affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %c, %d, %one : tensor<3x2xi32>, tensor<3xi32>, tensor<4xi32>, tensor<2x3xi32>, i32)
      outs(%to : tensor<2x3xi32>) {
    ^bb0(%v: i32, %w: i32, %x: i32, %y: i32, %z: i32, %out: i32):
      %j = linalg.index 1 : index
      %n = arith.index_cast %j : index to i32
      %twice = arith.addi %n, %n : i32
      %s0 = arith.addi %v, %w : i32
      %s1 = arith.addi %s0, %x : i32
      %s2 = arith.addi %s1, %y : i32
      %s3 = arith.addi %s2, %z : i32
      %s4 = arith.addi %s3, %twice : i32
      linalg.yield %s4 : i32
  } -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// Sums of rows and products of columns in one, of what a value from outside is added to.
// OUTPUTS: dense<[36, 45]> : tensor<2xi64>
// OUTPUTS: dense<[154, 180, 208]> : tensor<3xi32>
func.func @outputs(%a: tensor<?x3xi32>, %by: i32) -> (tensor<2xi64>, tensor<3xi32>) {
  %zeros = arith.constant dense<0> : tensor<2xi64>
  %ones = arith.constant dense<1> : tensor<3xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                          affine_map<(i, j) -> (j)>],
                         iterator_types = ["reduction", "reduction"]}
      ins(%a : tensor<?x3xi32>) outs(%zeros, %ones : tensor<2xi64>, tensor<3xi32>) {
    ^bb0(%x: i32, %sum: i64, %product: i32):
      %y = arith.addi %x, %by : i32
      %wide = arith.extsi %y : i32 to i64
      %s = arith.addi %sum, %wide : i64
      %p = arith.muli %product, %y : i32
      linalg.yield %s, %p : i64, i32
  } -> (tensor<2xi64>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<2xi64>, tensor<3xi32>
}

// INDEX: dense<{{\[\[}}0, 1, 2], [10, 11, 12]]> : tensor<2x3xindex>
func.func @index() -> tensor<2x3xindex> {
  %to = tensor.empty() : tensor<2x3xindex>
  %c10 = arith.constant 10 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%to : tensor<2x3xindex>) {
    ^bb0(%out: index):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %tens = arith.muli %i, %c10 : index
      %s = arith.addi %tens, %j : index
      linalg.yield %s : index
  } -> tensor<2x3xindex>
  return %r : tensor<2x3xindex>
}

// The inner one's indices are its own.
// NESTED: dense<[3, 13]> : tensor<2xindex>
func.func @nested() -> tensor<2xindex> {
  %zeros = arith.constant dense<0> : tensor<2xindex>
  %zero = arith.constant dense<0> : tensor<index>
  %three = tensor.empty() : tensor<3xi1>
  %c10 = arith.constant 10 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%zeros : tensor<2xindex>) {
    ^bb0(%out: index):
      %i = linalg.index 0 : index
      %sum = linalg.generic {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"]}
          ins(%three : tensor<3xi1>) outs(%zero : tensor<index>) {
        ^bb0(%unread: i1, %so_far: index):
          %k = linalg.index 0 : index
          %s = arith.addi %so_far, %k : index
          linalg.yield %s : index
      } -> tensor<index>
      %x = tensor.extract %sum[] : tensor<index>
      %tens = arith.muli %i, %c10 : index
      %y = arith.addi %x, %tens : index
      linalg.yield %y : index
  } -> tensor<2xindex>
  return %r : tensor<2xindex>
}

// QUOTIENTS: dense<[11, 21, 12, 22, 13, 23]> : tensor<6xi32>
func.func @quotients(%a: tensor<3xi32>) -> tensor<6xi32> {
  %tens = arith.constant dense<[10, 20]> : tensor<2xi32>
  %to = tensor.empty() : tensor<6xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i floordiv 2)>, affine_map<(i) -> (i mod 2)>,
                                        affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%a, %tens : tensor<3xi32>, tensor<2xi32>) outs(%to : tensor<6xi32>) {
    ^bb0(%x: i32, %y: i32, %out: i32):
      %s = arith.addi %x, %y : i32
      linalg.yield %s : i32
  } -> tensor<6xi32>
  return %r : tensor<6xi32>
}

// A body that branches, calls and has memory of its own.
// BRANCHES: dense<[101, -4, 103]> : tensor<3xi32>
func.func @branches(%a: tensor<3xi32>) -> tensor<3xi32> {
  %zero = arith.constant 0 : i32
  %r = linalg.map ins(%a : tensor<3xi32>) outs(%a : tensor<3xi32>) (%x: i32, %out: i32) {
    %negative = arith.cmpi slt, %x, %zero : i32
    %y = scf.if %negative -> i32 {
      %twice = arith.addi %x, %x : i32
      scf.yield %twice : i32
    } else {
      %m = memref.alloca() : memref<i32>
      memref.store %x, %m[] : memref<i32>
      %z = func.call @more(%m) : (memref<i32>) -> i32
      scf.yield %z : i32
    }
    linalg.yield %y : i32
  }
  return %r : tensor<3xi32>
}

func.func private @more(%m: memref<i32>) -> i32 {
  %hundred = arith.constant 100 : i32
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %hundred : i32
  return %y : i32
}
