// A branchy loop of blocks with many block arguments: a generator picks one of four blocks, each of which
// sends seven numbers on in another order.
func.func @main() -> i32 {
  %n = arith.constant 15000000 : i32 // quick 4000000, lli 1200000, test 100
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c30 = arith.constant 30 : i32
  %mul = arith.constant 1103515245 : i32
  %inc = arith.constant 12345 : i32
  cf.br ^loop(%c0, %c1, %c1, %c2, %c3, %c5, %c0, %c1 : i32, i32, i32, i32, i32, i32, i32, i32)

^loop(%i: i32, %x: i32, %p: i32, %q: i32, %r: i32, %s: i32, %t: i32, %u: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^pick, ^end

^pick:
  %next = arith.addi %i, %c1 : i32
  %x1 = arith.muli %x, %mul : i32
  %y = arith.addi %x1, %inc : i32
  %which = arith.shrui %y, %c30 : i32
  cf.switch %which : i32, [
    default: ^exchange,
    1: ^rotate,
    2: ^add,
    3: ^mix(%u, %t : i32, i32)
  ]

^exchange:
  cf.br ^loop(%next, %y, %q, %p, %s, %r, %u, %t : i32, i32, i32, i32, i32, i32, i32, i32)

^rotate:
  cf.br ^loop(%next, %y, %q, %r, %s, %t, %u, %p : i32, i32, i32, i32, i32, i32, i32, i32)

^add:
  %sum = arith.addi %p, %q : i32
  %difference = arith.subi %r, %y : i32
  cf.br ^loop(%next, %y, %sum, %p, %difference, %s, %t, %u : i32, i32, i32, i32, i32, i32, i32, i32)

^mix(%v: i32, %w: i32):
  %odd = arith.andi %w, %c1 : i32
  %is_odd = arith.cmpi eq, %odd, %c1 : i32
  %mixed = arith.xori %v, %y : i32
  cf.cond_br %is_odd, ^loop(%next, %y, %mixed, %v, %w, %p, %q, %r : i32, i32, i32, i32, i32, i32, i32, i32),
                      ^loop(%next, %y, %r, %mixed, %q, %w, %p, %v : i32, i32, i32, i32, i32, i32, i32, i32)

^end:
  %d1 = arith.xori %p, %q : i32
  %d2 = arith.xori %r, %s : i32
  %d3 = arith.xori %t, %u : i32
  %d4 = arith.addi %d1, %d2 : i32
  %d5 = arith.addi %d4, %d3 : i32
  return %d5 : i32
}
