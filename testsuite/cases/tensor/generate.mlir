// RUN: mlir-interp run %s -e main 2>/dev/null | FileCheck %s
// RUN: mlir-interp run %s -e order | FileCheck %s --check-prefix=FIRST
// RUN: mlir-interp run %s -e order --seed=3 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-interp run %s -e large --max-steps=100000 2>&1 | FileCheck %s --check-prefix=LARGE
// The body gives each element, in an order that is a choice (T6).

// CHECK: dense<{{\[\[}}0, 1, 2], [10, 11, 12]]> : tensor<?x3xindex>
// CHECK-NEXT: dense<4> : tensor<2xindex>
// CHECK-NEXT: dense<7> : tensor<i8>
// CHECK-NEXT: dense<[poison, 0]> : tensor<2xi8>
// CHECK-NEXT: dense<[]> : tensor<?xi8>
func.func @main() -> (tensor<?x3xindex>, tensor<2xindex>, tensor<i8>, tensor<2xi8>, tensor<?xi8>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %seven = arith.constant 7 : i8
  %a = tensor.generate %c2 {
  ^bb0(%i: index, %j: index):
    %ten = arith.muli %i, %c10 : index
    %sum = arith.addi %ten, %j : index
    tensor.yield %sum : index
  } : tensor<?x3xindex>
  // A value from outside.
  %b = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %c4 : index
  } : tensor<2xindex>
  %c = tensor.generate {
    tensor.yield %seven : i8
  } : tensor<i8>
  %d = tensor.generate {
  ^bb0(%i: index):
    %zero = arith.constant 0 : i8
    %is = arith.cmpi eq, %i, %c0 : index
    %poison = ub.poison : i8
    %v = arith.select %is, %poison, %zero : i8
    tensor.yield %v : i8
  } : tensor<2xi8>
  %e = tensor.generate %c0 {
  ^bb0(%i: index):
    tensor.yield %seven : i8
  } : tensor<?xi8>
  return %a, %b, %c, %d, %e : tensor<?x3xindex>, tensor<2xindex>, tensor<i8>, tensor<2xi8>, tensor<?xi8>
}

// FIRST: 0
// FIRST-NEXT: 1
// FIRST-NEXT: 2
// FIRST-NEXT: 3
// OTHER-NOT: {{^0$}}
// OTHER: {{^[123]$}}
// OTHER: dense<[0, 1, 2, 3]> : tensor<4xindex>
func.func @order() -> tensor<4xindex> {
  %t = tensor.generate {
  ^bb0(%i: index):
    vector.print %i : index
    tensor.yield %i : index
  } : tensor<4xindex>
  return %t : tensor<4xindex>
}

// LARGE: error: limit reached: more than 100000 operations were executed
func.func @large() -> tensor<10000000xindex> {
  %t = tensor.generate {
  ^bb0(%i: index):
    %v = arith.addi %i, %i : index
    tensor.yield %v : index
  } : tensor<10000000xindex>
  return %t : tensor<10000000xindex>
}
