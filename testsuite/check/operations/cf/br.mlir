// A jump hands values of any type to the arguments of its block.
// The arguments of a loop's head change places at once.
func.func @br_swap(%a: i32, %b: i32, %n: i3) -> (i32, i32) {
  %zero = arith.constant 0 : i3
  %one = arith.constant 1 : i3
  cf.br ^head(%a, %b, %n : i32, i32, i3)
^head(%x: i32, %y: i32, %left: i3):
  %done = arith.cmpi eq, %left, %zero : i3
  cf.cond_br %done, ^end, ^body
^body:
  %next = arith.subi %left, %one : i3
  cf.br ^head(%y, %x, %next : i32, i32, i3)
^end:
  return %x, %y : i32, i32
}

// A block that nothing jumps to.
func.func @br_over(%a: i32) -> i32 {
  cf.br ^end(%a : i32)
^never(%b: i32):
  %c = arith.addi %b, %a : i32
  cf.br ^end(%c : i32)
^end(%d: i32):
  return %d : i32
}

// Words that go round in circles, beside others that do not, and one that goes to many places.
func.func @br_circles(%a: i32, %b: i32, %c: i32, %d: i32, %n: i8)
    -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c7 = arith.constant 7 : i8
  cf.br ^step(%a, %b, %c, %d, %a, %b, %c0 : i32, i32, i32, i32, i32, i32, i8)
^step(%p: i32, %q: i32, %r: i32, %s: i32, %t: i32, %u: i32, %i: i8):
  %j = arith.addi %i, %c1 : i8
  %x = arith.addi %p, %u : i32
  %more = arith.cmpi ult, %j, %c7 : i8
  %odd = arith.trunci %j : i8 to i1
  cf.cond_br %more, ^on, ^end
^on:
  cf.cond_br %odd, ^step(%q, %r, %p, %t, %s, %x, %j : i32, i32, i32, i32, i32, i32, i8),
                   ^step(%u, %p, %p, %q, %s, %t, %j : i32, i32, i32, i32, i32, i32, i8)
^end:
  return %p, %q, %r, %s, %t, %u : i32, i32, i32, i32, i32, i32
}

// More words than are put in order.
func.func @br_wide(%a: vector<40xi8>, %b: vector<40xi8>, %n: i8) -> (vector<40xi8>, vector<40xi8>) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c4 = arith.constant 4 : i8
  cf.br ^step(%a, %b, %c0 : vector<40xi8>, vector<40xi8>, i8)
^step(%p: vector<40xi8>, %q: vector<40xi8>, %i: i8):
  %j = arith.addi %i, %c1 : i8
  %x = arith.addi %p, %q : vector<40xi8>
  %more = arith.cmpi ult, %j, %c4 : i8
  cf.cond_br %more, ^step(%q, %p, %j : vector<40xi8>, vector<40xi8>, i8), ^end
^end:
  return %p, %x : vector<40xi8>, vector<40xi8>
}
