// One of two blocks, each with arguments of its own.
// Both ways lead to one block, with different arguments.
func.func @cond_br_one_block(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^end(%a, %b : i32, i32), ^end(%b, %a : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}

func.func @cond_br_same_block_and_values(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%a : i32)
^end(%x: i32):
  return %x : i32
}

func.func @cond_br_weights(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 97]), ^end(%a : i32), ^end(%b : i32)
^end(%x: i32):
  return %x : i32
}

// A memref goes along an edge; both are told apart by their sizes.
func.func @cond_br_memref(%c: i1, %a: memref<?xi32>, %b: memref<?xi32>) -> index {
  %zero = arith.constant 0 : index
  cf.cond_br %c, ^end(%a : memref<?xi32>), ^end(%b : memref<?xi32>)
^end(%m: memref<?xi32>):
  %d = memref.dim %m, %zero : memref<?xi32>
  return %d : index
}

// A loop that cannot be written with regions: two ways in.
func.func @cond_br_two_entries(%c: i1, %n: i8) -> (i8, i32) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %count = arith.constant 0 : i32
  cf.cond_br %c, ^left(%n, %count : i8, i32), ^right(%n, %count : i8, i32)
^left(%a: i8, %p: i32):
  %p1 = arith.addi %p, %two : i32
  %stop = arith.cmpi sle, %a, %zero : i8
  cf.cond_br %stop, ^end(%a, %p1 : i8, i32), ^right(%a, %p1 : i8, i32)
^right(%b: i8, %q: i32):
  %q1 = arith.muli %q, %three : i32
  %b1 = arith.subi %b, %one : i8
  cf.br ^left(%b1, %q1 : i8, i32)
^end(%x: i8, %y: i32):
  return %x, %y : i8, i32
}

// Branches directly behind what makes their flag, from values that were just made and others.
func.func @cond_br_behind(%a: i32, %b: i32, %p: i1, %q: i1) -> (i32, i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %and = arith.andi %p, %q : i1
  cf.cond_br %and, ^or(%c1 : i32), ^or(%c0 : i32)
^or(%s0: i32):
  %not_p = arith.cmpi eq, %a, %b : i32
  %or = arith.ori %not_p, %q : i1
  cf.cond_br %or, ^xor(%s0 : i32), ^xor(%c2 : i32)
^xor(%s1: i32):
  %xor = arith.xori %or, %p : i1
  cf.cond_br %xor, ^low(%s1 : i32), ^low(%a : i32)
^low(%s2: i32):
  %low = arith.trunci %s2 : i32 to i1
  cf.cond_br %low, ^made(%s2 : i32), ^made(%b : i32)
^made(%s3: i32):
  %sum = arith.addi %s3, %a : i32
  %bit = arith.trunci %sum : i32 to i1
  cf.cond_br %bit, ^last(%sum : i32), ^last(%s2 : i32)
^last(%s4: i32):
  %twice = arith.addi %s4, %s4 : i32
  %less = arith.cmpi slt, %twice, %b : i32
  %r = scf.if %less -> (i32) {
    scf.yield %s4 : i32
  } else {
    %m = arith.muli %twice, %c2 : i32
    %same = arith.cmpi ule, %m, %twice : i32
    %n = scf.if %same -> (i32) {
      scf.yield %m : i32
    } else {
      scf.yield %a : i32
    }
    scf.yield %n : i32
  }
  return %r, %and, %or, %xor, %low, %bit : i32, i1, i1, i1, i1, i1
}
