// Operations with regions whose meaning is written here: every way into a region, and out of it.
meaning.op<Ts...> my.yield(%values...: $Ts...)
meaning.op<Ts...> my.condition(%go_on: i1, %values...: $Ts...)
meaning.op<Ts...> my.repeat(%count: index, %init...: $Ts...) -> ($Ts...) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r... = scf.for %i = %zero to %count step %one iter_args(%a... = %init...) -> ($Ts...) {
    %n... = meaning.region 0(%i, %a...) : (index, $Ts...) -> ($Ts...)
    scf.yield %n... : $Ts...
  }
  return %r... : $Ts...
}
meaning.op<Ts...> my.while(%init...: $Ts...) -> ($Ts...) {
  %r... = scf.while (%a... = %init...) : ($Ts...) -> ($Ts...) {
    %c, %b... = meaning.region 0(%a...) : ($Ts...) -> (i1, $Ts...)
    scf.condition(%c) %b... : $Ts...
  } do {
  ^body(%b...: $Ts...):
    %n... = meaning.region 1(%b...) : ($Ts...) -> ($Ts...)
    scf.yield %n... : $Ts...
  }
  return %r... : $Ts...
}

// Two uses of one instance, by turns.
func.func @turns(%n: i8, %x: i32) -> i32 {
  %count = arith.index_castui %n : i8 to index
  %r = "my.repeat"(%count, %x) ({
  ^bb0(%i: index, %a: i32):
    %k = arith.constant 3 : index
    %s = "my.repeat"(%k, %a) ({
    ^bb0(%j: index, %b: i32):
      %y = arith.index_cast %j : index to i32
      %z = arith.addi %b, %y : i32
      "my.yield"(%z) : (i32) -> ()
    }) : (index, i32) -> i32
    %t = "my.repeat"(%k, %s) ({
    ^bb0(%j: index, %b: i32):
      %z = arith.xori %b, %a : i32
      "my.yield"(%z) : (i32) -> ()
    }) : (index, i32) -> i32
    "my.yield"(%t) : (i32) -> ()
  }) : (index, i32) -> i32
  return %r : i32
}

// Poison is born in the middle of a region, which fast code is in for the meaning.
func.func @poison(%n: i8, %x: i8) -> (i8, i8) {
  %count = arith.index_castui %n : i8 to index
  %one = arith.constant 1 : i8
  %r:2 = "my.repeat"(%count, %x, %x) ({
  ^bb0(%i: index, %a: i8, %b: i8):
    %y = arith.addi %a, %one overflow<nsw> : i8
    %z = arith.addi %b, %one : i8
    "my.yield"(%y, %z) : (i8, i8) -> ()
  }) : (index, i8, i8) -> (i8, i8)
  return %r#0, %r#1 : i8, i8
}

// Blocks, a call, a division that may be undefined, and two regions.
func.func private @half(%x: i16) -> i16 {
  %two = arith.constant 2 : i16
  %r = arith.divsi %x, %two : i16
  return %r : i16
}
func.func @blocks(%x: i16, %d: i16) -> (i16, i16) {
  %zero = arith.constant 0 : i16
  %r:2 = "my.while"(%x, %zero) ({
  ^bb0(%a: i16, %n: i16):
    %more = arith.cmpi ne, %a, %zero : i16
    "my.condition"(%more, %a, %n) : (i1, i16, i16) -> ()
  }, {
  ^bb0(%a: i16, %n: i16):
    %one = arith.constant 1 : i16
    %odd = arith.andi %a, %one : i16
    %is_odd = arith.cmpi eq, %odd, %one : i16
    %m = arith.addi %n, %one : i16
    cf.cond_br %is_odd, ^odd, ^even(%a : i16)
  ^odd:
    %b = arith.subi %a, %one : i16
    %q = arith.divsi %b, %d : i16
    %p = arith.muli %q, %d : i16
    %s = arith.minui %p, %b : i16
    cf.br ^even(%s : i16)
  ^even(%c: i16):
    %h = func.call @half(%c) : (i16) -> i16
    "my.yield"(%h, %m) : (i16, i16) -> ()
  }) : (i16, i16) -> (i16, i16)
  return %r#0, %r#1 : i16, i16
}

// Memory and tensors: the terminator ends what it counts.
func.func @tensors(%n: i8, %x: i32) -> tensor<4xi32> {
  %count = arith.index_castui %n : i8 to index
  %init = tensor.splat %x : tensor<4xi32>
  %m = memref.alloc() : memref<4xi32>
  %zero = arith.constant 0 : i32
  linalg.fill ins(%zero : i32) outs(%m : memref<4xi32>)
  %s = "my.repeat"(%count, %x) ({
  ^bb0(%i: index, %a: i32):
    %three = arith.constant 3 : index
    %at = arith.andi %i, %three : index
    %t = tensor.insert %a into %init[%at] : tensor<4xi32>
    %b = tensor.extract %t[%three] : tensor<4xi32>
    %old = memref.load %m[%at] : memref<4xi32>
    %new = arith.addi %old, %b : i32
    memref.store %new, %m[%at] : memref<4xi32>
    "my.yield"(%new) : (i32) -> ()
  }) : (index, i32) -> i32
  %r = "my.repeat"(%count, %init) ({
  ^bb0(%i: index, %a: tensor<4xi32>):
    %three = arith.constant 3 : index
    %at = arith.andi %i, %three : index
    %t = tensor.insert %s into %a[%at] : tensor<4xi32>
    "my.yield"(%t) : (tensor<4xi32>) -> ()
  }) : (index, tensor<4xi32>) -> tensor<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : tensor<4xi32>
}
