// What iterations hand on, combined in an order that does not show: the operations are associative
// and commutative.
func.func @reduce_several(%n: i3, %a: i32, %f: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %upper = arith.index_castui %n : i3 to index
  %r:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%upper, %upper) step (%c1, %c1) init (%a, %f) -> (i32, f32) {
    %p = arith.muli %i, %j : index
    %k = arith.index_cast %p : index to i32
    %g = arith.sitofp %k : i32 to f32
    scf.reduce(%k, %g : i32, f32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%x: f32, %y: f32):
      %s = arith.maximumf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0, %r#1 : i32, f32
}

// The reduction has control flow of its own and sees the body's values.
func.func @reduce_with_if(%n: i4, %bias: i8) -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %upper = arith.index_castui %n : i4 to index
  %zero = arith.constant 0 : i8
  %r = scf.parallel (%i) = (%c0) to (%upper) step (%c1) init (%zero) -> i8 {
    %k = arith.index_cast %i : index to i8
    %v = arith.xori %k, %bias : i8
    scf.reduce(%v : i8) {
    ^bb0(%x: i8, %y: i8):
      %less = arith.cmpi slt, %x, %y : i8
      %s = scf.if %less -> i8 {
        scf.yield %y : i8
      } else {
        scf.yield %x : i8
      }
      scf.reduce.return %s : i8
    }
  }
  return %r : i8
}
