// The field of the numbers modulo p, a prime that stands in the type.
meaning.type<P> !gf.element<$P> = i64

// The number modulo p.
meaning.op<P> gf.constant() attributes {value} -> !gf.element<$P> {
  %p = arith.constant $P : i64
  %n = arith.constant $value
  %r = arith.remsi %n, %p : i64
  %other = arith.addi %r, %p : i64
  %zero = arith.constant 0 : i64
  %below = arith.cmpi slt, %r, %zero : i64
  %x = arith.select %below, %other, %r : i64
  return %x : i64
}

// a + b
meaning.op<P> gf.add(%a: !gf.element<$P>, %b: !gf.element<$P>) -> !gf.element<$P> {
  %p = arith.constant $P : i64
  %sum = arith.addi %a, %b : i64
  %r = arith.remui %sum, %p : i64
  return %r : i64
}

// a * b
meaning.op<P> gf.mul(%a: !gf.element<$P>, %b: !gf.element<$P>) -> !gf.element<$P> {
  %p = arith.constant $P : i128
  %x = arith.extui %a : i64 to i128
  %y = arith.extui %b : i64 to i128
  %product = arith.muli %x, %y : i128
  %rest = arith.remui %product, %p : i128
  %r = arith.trunci %rest : i128 to i64
  return %r : i64
}

// The number that gives 1 when it is multiplied by a, which is a to the power p - 2.
meaning.op<P> gf.inv(%a: !gf.element<$P>) -> !gf.element<$P> {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %good = arith.cmpi ne, %a, %zero : i64
  meaning.require %good else undefined "zero has no inverse"
  %p = arith.constant $P : i64
  %two = arith.constant 2 : i64
  %n = arith.subi %p, %two : i64
  %r:3 = scf.while (%left = %n, %square = %a, %so_far = %one) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %left, %zero : i64
    scf.condition(%more) %left, %square, %so_far : i64, i64, i64
  } do {
  ^bb0(%left: i64, %square: i64, %so_far: i64):
    %s = builtin.unrealized_conversion_cast %square : i64 to !gf.element<$P>
    %f = builtin.unrealized_conversion_cast %so_far : i64 to !gf.element<$P>
    %times = "gf.mul"(%f, %s) : (!gf.element<$P>, !gf.element<$P>) -> !gf.element<$P>
    %again = "gf.mul"(%s, %s) : (!gf.element<$P>, !gf.element<$P>) -> !gf.element<$P>
    %t = builtin.unrealized_conversion_cast %times : !gf.element<$P> to i64
    %q = builtin.unrealized_conversion_cast %again : !gf.element<$P> to i64
    %bit = arith.trunci %left : i64 to i1
    %next = arith.select %bit, %t, %so_far : i64
    %rest = arith.shrui %left, %one : i64
    scf.yield %rest, %q, %next : i64, i64, i64
  }
  return %r#2 : i64
}
