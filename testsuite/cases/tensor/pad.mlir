// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// What the region yields is put around the source; its arguments are indices of the result (T6).

// CHECK: dense<[0, 0, 1, 2, 0]> : tensor<5xi8>
// CHECK-NEXT: dense<{{\[\[}}9, 9, 9], [9, 1, 2], [9, 3, 4]]> : tensor<?x3xi8>
// CHECK-NEXT: dense<{{\[\[}}0, 1, 2, 3], [10, -1, -1, 13]]> : tensor<2x4xindex>
// CHECK-NEXT: dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT: dense<5> : tensor<i8>
// CHECK-NEXT: dense<7> : tensor<3xi8>
// CHECK-NEXT: dense<[poison, 1, 2]> : tensor<3xi8>
func.func @main() -> (tensor<5xi8>, tensor<?x3xi8>, tensor<2x4xindex>, tensor<2xi8>, tensor<i8>, tensor<3xi8>, tensor<3xi8>) {
  %zero = arith.constant 0 : i8
  %seven = arith.constant 7 : i8
  %nine = arith.constant 9 : i8
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %row = arith.constant dense<[1, 2]> : tensor<2xi8>
  %square = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %inner = arith.constant dense<-1> : tensor<1x2xindex>
  %scalar = arith.constant dense<5> : tensor<i8>
  %none = tensor.empty() : tensor<0xi8>
  %a = tensor.pad %row low[2] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i8
  } : tensor<2xi8> to tensor<5xi8>
  %b = tensor.pad %square low[%c1, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %nine : i8
  } : tensor<2x2xi8> to tensor<?x3xi8>
  // Where the source is the region does not run: it would divide by zero at [1, 1].
  %c = tensor.pad %inner low[1, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    %tens = arith.muli %i, %c10 : index
    %sum = arith.addi %tens, %j : index
    %eleven = arith.constant 11 : index
    %is = arith.cmpi eq, %sum, %eleven : index
    %not = arith.index_castui %is : i1 to index
    %by = arith.subi %c1, %not : index
    %v = arith.divui %sum, %by : index
    tensor.yield %v : index
  } : tensor<1x2xindex> to tensor<2x4xindex>
  %d = tensor.pad %row nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i8
  } : tensor<2xi8> to tensor<2xi8>
  %e = tensor.pad %scalar low[] high[] {
    tensor.yield %zero : i8
  } : tensor<i8> to tensor<i8>
  %f = tensor.pad %none low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %seven : i8
  } : tensor<0xi8> to tensor<3xi8>
  %g = tensor.pad %row low[1] high[0] {
  ^bb0(%i: index):
    %p = ub.poison : i8
    tensor.yield %p : i8
  } : tensor<2xi8> to tensor<3xi8>
  return %a, %b, %c, %d, %e, %f, %g : tensor<5xi8>, tensor<?x3xi8>, tensor<2x4xindex>, tensor<2xi8>, tensor<i8>, tensor<3xi8>, tensor<3xi8>
}
