// Tensors that go through branches, loops and calls.

// One of two, which are used behind.
func.func @either(%c: i1, %a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %r = scf.if %c -> tensor<3xi32> {
    %x = tensor.insert %v into %a[%c0] : tensor<3xi32>
    scf.yield %x : tensor<3xi32>
  } else {
    scf.yield %b : tensor<3xi32>
  }
  %s = tensor.insert %v into %r[%c0] : tensor<3xi32>
  return %s, %a : tensor<3xi32>, tensor<3xi32>
}

// -----

// Two tensors that change places in each iteration.
func.func @exchanged(%a: tensor<2xi32>, %b: tensor<2xi32>, %n: i8) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %wide = arith.index_cast %n : i8 to index
  %many = arith.remsi %wide, %c3 : index
  %r:2 = scf.for %i = %c0 to %many step %c1 iter_args(%x = %a, %y = %b) -> (tensor<2xi32>, tensor<2xi32>) {
    %v = arith.index_cast %i : index to i32
    %z = tensor.insert %v into %x[%c0] : tensor<2xi32>
    scf.yield %y, %z : tensor<2xi32>, tensor<2xi32>
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}

// -----

// While an element is small; what a loop yields has no buffer that it began with.
func.func @doubled(%t: tensor<2xi16>) -> tensor<2xi16> {
  %c0 = arith.constant 0 : index
  %limit = arith.constant 100 : i16
  %one = arith.constant 1 : i16
  %r = scf.while (%a = %t) : (tensor<2xi16>) -> tensor<2xi16> {
    %x = tensor.extract %a[%c0] : tensor<2xi16>
    %more = arith.cmpi ult, %x, %limit : i16
    scf.condition(%more) %a : tensor<2xi16>
  } do {
  ^bb0(%a: tensor<2xi16>):
    %x = tensor.extract %a[%c0] : tensor<2xi16>
    %y = arith.addi %x, %x : i16
    %z = arith.addi %y, %one : i16
    %b = tensor.insert %z into %a[%c0] : tensor<2xi16>
    scf.yield %b : tensor<2xi16>
  }
  return %r : tensor<2xi16>
}

// -----

// Iterations that each fill a part.
func.func @parts(%t: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> tensor<6xf32> {
    %at = arith.addi %i, %i : index
    %s = tensor.extract_slice %t[%at] [2] [1] : tensor<6xf32> to tensor<2xf32>
    %n = linalg.map { arith.negf } ins(%s : tensor<2xf32>) outs(%s : tensor<2xf32>)
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %n into %o[%at] [2] [1] : tensor<2xf32> into tensor<6xf32>
    }
  }
  return %r, %t : tensor<6xf32>, tensor<6xf32>
}

// -----

// A callee that changes its argument, and one that hands it on.
func.func private @changed(%t: tensor<3xi32>, %i: index) -> tensor<3xi32> {
  %v = arith.constant 5 : i32
  %r = tensor.insert %v into %t[%i] : tensor<3xi32>
  return %r : tensor<3xi32>
}
func.func private @same(%t: tensor<3xi32>) -> tensor<3xi32> {
  return %t : tensor<3xi32>
}
func.func @caller(%t: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = func.call @changed(%t, %c0) : (tensor<3xi32>, index) -> tensor<3xi32>
  %b = func.call @same(%t) : (tensor<3xi32>) -> tensor<3xi32>
  %c = func.call @changed(%b, %c1) : (tensor<3xi32>, index) -> tensor<3xi32>
  return %a, %b, %c : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// -----

// New tensors in each iteration, whose size is carried.
func.func @grown(%t: tensor<?xi8>) -> tensor<?xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i8
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t) -> tensor<?xi8> {
    %n = tensor.dim %a, %c0 : tensor<?xi8>
    %b = tensor.pad %a low[%c1] high[%i] {
    ^bb0(%j: index):
      tensor.yield %zero : i8
    } : tensor<?xi8> to tensor<?xi8>
    scf.yield %b : tensor<?xi8>
  }
  return %r : tensor<?xi8>
}

// -----

// A choice by a number, and a selection without branches.
func.func @chosen(%i: index, %a: tensor<2xi32>, %b: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %less = arith.cmpi slt, %i, %c0 : index
  %s = arith.select %less, %a, %b : tensor<2xi32>
  %u = tensor.insert %v into %s[%c0] : tensor<2xi32>
  %r = scf.index_switch %i -> tensor<2xi32>
  case 0 {
    scf.yield %a : tensor<2xi32>
  }
  case 1 {
    scf.yield %u : tensor<2xi32>
  }
  default {
    %x = tensor.insert %v into %b[%c0] : tensor<2xi32>
    scf.yield %x : tensor<2xi32>
  }
  return %r, %u : tensor<2xi32>, tensor<2xi32>
}

// -----

// Blocks with tensors as arguments.
func.func @blocks(%c: i1, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %c1 = arith.constant 1 : index
  %v = arith.constant 3 : i32
  cf.cond_br %c, ^one(%a : tensor<2xi32>), ^two(%b : tensor<2xi32>)
^one(%x: tensor<2xi32>):
  %y = tensor.insert %v into %x[%c1] : tensor<2xi32>
  cf.br ^two(%y : tensor<2xi32>)
^two(%z: tensor<2xi32>):
  return %z : tensor<2xi32>
}
