// RUN: mlir-interp trace %s --html %t > /dev/null
// RUN: FileCheck %s < %t
// The page shows a tensor as it shows memory, a row of cells for each value: 0 never written. What an
// operation reads of one, and writes into its result, is told as accesses of memory are.
// CHECK: ["+",1,"tensor","%t",[[# @LINE + 36]],"i32",4,4,[2,2],16,["1","2","3","4"],{{[0-9]+}}]
// CHECK: ["+",2,"tensor","%s",[[# @LINE + 36]],{{.*}},["r",1,1,1],["w",2,0,2],["r",1,3,1]]
// CHECK: ["+",3,"tensor","%e",{{.*}},[0,0],
// While a linalg operation runs its operands are these, and its result is in the making:
// CHECK: "%s [2]","%s [2]","%r [2]"],{{[0-9]+}},{"m":{{.*}}["+",4,"tensor","%r",{{.*}},[0,0],
// CHECK: {"m":{{.*}}["r",2,0,1]
// CHECK: {"m":{{.*}}["w",4,0,1,["0"]]
// CHECK: {"m":{{.*}}["r",2,1,1]
// CHECK: {"m":{{.*}}["w",4,1,1,["0"]]
// What a loop carries is one value that changes:
// CHECK: ["+",[[#ACC:]],"tensor","%acc",
// CHECK: ["w",[[#]],0,1]
// CHECK: "m":{{.*}}"=",[[#ACC]],0,["0"]
// A function that calls itself comes back to what its values were:
// CHECK: ["+",[[#ARG:]],"tensor","%arg",{{.*}}[0,0],
// CHECK: [4,{{.*}}["=",[[#ARG]],0,["1"]]
// CHECK: [5,{{.*}}["=",[[#ARG]],0,[0]]
func.func @calls(%arg: tensor<2xindex>, %again: i1) -> tensor<2xindex> {
  %false = arith.constant false
  %r = scf.if %again -> tensor<2xindex> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = tensor.insert %c1 into %arg[%c0] : tensor<2xindex>
    %inner = func.call @calls(%one, %false) : (tensor<2xindex>, i1) -> tensor<2xindex>
    scf.yield %inner : tensor<2xindex>
  } else {
    scf.yield %arg : tensor<2xindex>
  }
  return %r : tensor<2xindex>
}

func.func @main() -> (tensor<2xi32>, tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %s = tensor.extract_slice %t[0, 1] [2, 1] [1, 1] : tensor<2x2xi32> to tensor<2xi32>
  %e = tensor.empty() : tensor<2xi32>
  %r = linalg.map { arith.subi } ins(%s, %s : tensor<2xi32>, tensor<2xi32>) outs(%e : tensor<2xi32>)
  %none = tensor.empty() : tensor<2xindex>
  %loop = scf.for %i = %c0 to %c2 step %c1 iter_args(%acc = %none) -> tensor<2xindex> {
    %next = tensor.insert %i into %acc[%i] : tensor<2xindex>
    scf.yield %next : tensor<2xindex>
  }
  %called = call @calls(%none, %true) : (tensor<2xindex>, i1) -> tensor<2xindex>
  return %r, %called : tensor<2xi32>, tensor<2xindex>
}
