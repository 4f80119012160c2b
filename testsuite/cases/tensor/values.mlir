// RUN: mlir-interp run %s -e for --args='dense<[1, 2, 3]> : tensor<3xi32>, 3' | FileCheck %s --check-prefix=FOR
// RUN: mlir-interp run %s -e while --args='dense<[4, 5]> : tensor<2xi32>' | FileCheck %s --check-prefix=WHILE
// RUN: mlir-interp run %s -e blocks --args='dense<[1, 2]> : tensor<2xi32>, dense<[3]> : tensor<1xi32>, 3' | FileCheck %s --check-prefix=BLOCKS
// RUN: mlir-interp run %s -e alias --args='dense<7> : tensor<2xi32>' | FileCheck %s --check-prefix=ALIAS
// RUN: mlir-interp run %s -e branches --args='dense<[1, 2]> : tensor<2xi32>, true' | FileCheck %s --check-prefix=BRANCHES
// RUN: mlir-interp run %s -e reduce --args='3' | FileCheck %s --check-prefix=REDUCE
// RUN: mlir-interp run %s -e recursive --args='dense<0> : tensor<3xi32>, 3' | FileCheck %s --check-prefix=RECURSIVE
// RUN: mlir-interp run %s -e elements --args='dense<[1, 2, 3]> : tensor<3xi32>, dense<[[1], [2]]> : tensor<2x1xi32>' | FileCheck %s --check-prefix=ELEMENTS
// Tensors are values, whatever their sizes: arguments and results, carried by loops, blocks, calls;
// what is changed is another tensor.

// FOR: dense<[10, 12, 14]> : tensor<?xi32>
// FOR: dense<[1, 2, 3]> : tensor<?xi32>
func.func @for(%t: tensor<?xi32>, %n: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xi32> {
    %x = tensor.extract %a[%i] : tensor<?xi32>
    %y = arith.addi %x, %c4 : i32
    %b = tensor.insert %y into %a[%i] : tensor<?xi32>
    scf.yield %b : tensor<?xi32>
  }
  %twice = arith.addi %r, %r : tensor<?xi32>
  return %twice, %t : tensor<?xi32>, tensor<?xi32>
}

// WHILE: dense<[10, 5]> : tensor<?xi32>
func.func @while(%t: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %r = scf.while (%a = %t) : (tensor<?xi32>) -> tensor<?xi32> {
    %x = tensor.extract %a[%c0] : tensor<?xi32>
    %less = arith.cmpi slt, %x, %ten : i32
    scf.condition(%less) %a : tensor<?xi32>
  } do {
  ^bb0(%a: tensor<?xi32>):
    %x = tensor.extract %a[%c0] : tensor<?xi32>
    %y = arith.addi %x, %one : i32
    %b = tensor.insert %y into %a[%c0] : tensor<?xi32>
    scf.yield %b : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

// Two tensors change places, of different sizes.
// BLOCKS: dense<[3]> : tensor<?xi32>
// BLOCKS: dense<[1, 2]> : tensor<?xi32>
func.func @blocks(%a: tensor<?xi32>, %b: tensor<?xi32>, %n: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^loop(%a, %b, %c0 : tensor<?xi32>, tensor<?xi32>, index)
^loop(%x: tensor<?xi32>, %y: tensor<?xi32>, %i: index):
  %more = arith.cmpi ult, %i, %n : index
  %next = arith.addi %i, %c1 : index
  cf.cond_br %more, ^loop(%y, %x, %next : tensor<?xi32>, tensor<?xi32>, index), ^end
^end:
  return %x, %y : tensor<?xi32>, tensor<?xi32>
}

// Nobody's tensor changes because another holder changes his.
// ALIAS: dense<7> : tensor<2xi32>
// ALIAS: dense<[1, 7]> : tensor<2xi32>
// ALIAS: dense<[7, 2]> : tensor<2xi32>
// ALIAS: dense<[3, 2]> : tensor<2xi32>
func.func @alias(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %a = tensor.insert %one into %t[%c0] : tensor<2xi32>
  %b = tensor.insert %two into %t[%c1] : tensor<2xi32>
  %c = func.call @set(%b, %three) : (tensor<2xi32>, i32) -> tensor<2xi32>
  return %t, %a, %b, %c : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
func.func @set(%t: tensor<2xi32>, %v: i32) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %r = tensor.insert %v into %t[%c0] : tensor<2xi32>
  return %r : tensor<2xi32>
}

// A region that runs once may change what is used no more; one that runs again may not.
// BRANCHES: dense<[9, 2]> : tensor<?xi32>
// BRANCHES: dense<[1, 9]> : tensor<?xi32>
func.func @branches(%t: tensor<?xi32>, %c: i1) -> (tensor<?xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %nine = arith.constant 9 : i32
  %copy = tensor.insert %nine into %t[%c0] : tensor<?xi32>
  %r = scf.if %c -> tensor<?xi32> {
    scf.yield %copy : tensor<?xi32>
  } else {
    %u = tensor.insert %nine into %copy[%c1] : tensor<?xi32>
    scf.yield %u : tensor<?xi32>
  }
  // In each iteration from the same tensor.
  %s = scf.for %i = %c0 to %c2 step %c1 iter_args(%last = %r) -> tensor<?xi32> {
    %u = tensor.insert %nine into %t[%i] : tensor<?xi32>
    scf.yield %u : tensor<?xi32>
  }
  return %r, %s : tensor<?xi32>, tensor<?xi32>
}

// REDUCE: dense<3> : tensor<2xi32>
func.func @reduce(%n: index) -> tensor<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0> : tensor<2xi32>
  %one = arith.constant dense<1> : tensor<2xi32>
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> tensor<2xi32> {
    scf.reduce(%one : tensor<2xi32>) {
    ^bb0(%a: tensor<2xi32>, %b: tensor<2xi32>):
      %s = arith.addi %a, %b : tensor<2xi32>
      scf.reduce.return %s : tensor<2xi32>
    }
  }
  return %r : tensor<2xi32>
}

// RECURSIVE: dense<[1, 2, 3]> : tensor<?xi32>
func.func @recursive(%t: tensor<?xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %done = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %done, ^end(%t : tensor<?xi32>), ^more
^more:
  %less = arith.subi %n, %c1 : index
  %v = arith.index_cast %n : index to i32
  %u = tensor.insert %v into %t[%less] : tensor<?xi32>
  %r = func.call @recursive(%u, %less) : (tensor<?xi32>, index) -> tensor<?xi32>
  cf.br ^end(%r : tensor<?xi32>)
^end(%x: tensor<?xi32>):
  return %x : tensor<?xi32>
}

// Element by element, with a scalar beside them.
// ELEMENTS: dense<[-1, 2, -3]> : tensor<?xi32>
// ELEMENTS: 2 : index
// ELEMENTS: 1 : index
func.func @elements(%t: tensor<?xi32>, %m: tensor<?x?xi32>) -> (tensor<?xi32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %m, %c0 : tensor<?x?xi32>
  %k = tensor.dim %m, %c1 : tensor<?x?xi32>
  %zero = arith.subi %t, %t : tensor<?xi32>
  %minus = arith.subi %zero, %t : tensor<?xi32>
  %false = arith.constant false
  %one = arith.constant 1 : i32
  %x = tensor.insert %one into %zero[%c1] : tensor<?xi32>
  %is = arith.cmpi ne, %x, %zero : tensor<?xi32>
  %r = arith.select %is, %t, %minus : tensor<?xi1>, tensor<?xi32>
  %s = arith.select %false, %t, %r : tensor<?xi32>
  return %s, %n, %k : tensor<?xi32>, index, index
}
