// Operations on tensors, whose elements are computed many at once.

// In whichever element, of three times as many as go at once: a NaN, which definitions give.
func.func @mapped_with_nan(%which: i16, %k: f32) -> (f32, f32, i1) {
  %nan = arith.constant 0x7FC00001 : f32
  %mask = arith.constant 2047 : i16
  %low = arith.andi %which, %mask : i16
  %at = arith.index_castui %low : i16 to index
  %c1500 = arith.constant 1500 : index
  %all = tensor.splat %k : tensor<2500xf32>
  %some = tensor.insert %nan into %all[%at] : tensor<2500xf32>
  %sum = arith.addf %some, %all : tensor<2500xf32>
  %power = math.exp %sum : tensor<2500xf32>
  %angle = math.atan2 %sum, %power : tensor<2500xf32>
  %less = arith.cmpf olt, %sum, %all : tensor<2500xf32>
  %x = tensor.extract %power[%at] : tensor<2500xf32>
  %y = tensor.extract %angle[%c1500] : tensor<2500xf32>
  %z = tensor.extract %less[%at] : tensor<2500xi1>
  return %x, %y, %z : f32, f32, i1
}

// A division that is undefined of one element.
func.func @mapped_until_undefined(%which: i16, %n: i32, %m: i32) -> i32 {
  %mask = arith.constant 4095 : i16
  %low = arith.andi %which, %mask : i16
  %at = arith.index_castui %low : i16 to index
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %odd = arith.ori %n, %c7 : i32
  %all = tensor.splat %odd : tensor<4100xi32>
  %some = tensor.insert %m into %all[%at] : tensor<4100xi32>
  %ones = arith.subi %all, %some : tensor<4100xi32>
  %quotient = arith.divsi %all, %some : tensor<4100xi32>
  %sum = arith.addi %quotient, %ones : tensor<4100xi32>
  %r = tensor.extract %sum[%at] : tensor<4100xi32>
  return %r : i32
}

// One that is poison, and one that was never written.
func.func @mapped_beside_poison(%n: i8, %m: i8) -> (i8, i1) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %poison = ub.poison : i8
  %all = tensor.splat %n : tensor<5xi8>
  %other = tensor.splat %m : tensor<5xi8>
  %some = tensor.insert %poison into %all[%c2] : tensor<5xi8>
  %none = tensor.empty() : tensor<5xi8>
  %one = tensor.insert %n into %none[%c3] : tensor<5xi8>
  %x = arith.muli %all, %other : tensor<5xi8>
  %y = arith.xori %x, %some : tensor<5xi8>
  %z = arith.addi %y, %one : tensor<5xi8>
  %less = arith.cmpi slt, %z, %other : tensor<5xi8>
  %r = tensor.extract %z[%c3] : tensor<5xi8>
  %s = tensor.extract %less[%c3] : tensor<5xi1>
  return %r, %s : i8, i1
}

// Flags choose.
func.func @mapped_by_flags(%a: tensor<9xi1>, %b: tensor<9xi64>, %c: tensor<9xi64>) -> tensor<9xi64> {
  %r = arith.select %a, %b, %c : tensor<9xi1>, tensor<9xi64>
  return %r : tensor<9xi64>
}

// Again and again, until the limit of steps ends it among the elements.
func.func @mapped_until_the_limit(%k: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %first = tensor.splat %k : tensor<3000xi32>
  %last = affine.for %i = 0 to 4 iter_args(%x = %first) -> tensor<3000xi32> {
    %y = arith.addi %x, %first : tensor<3000xi32>
    affine.yield %y : tensor<3000xi32>
  }
  %r = tensor.extract %last[%c3] : tensor<3000xi32>
  return %r : i32
}
