// Block arguments change all at once; a loop of blocks has iterations; until leaves it.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/branch.txt -

func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%zero, %one, %zero : i32, i32, i32)
^head(%a: i32, %b: i32, %i: i32):
  %next = arith.addi %i, %one : i32
  %three = arith.constant 3 : i32
  %more = arith.cmpi slt, %next, %three : i32
  cf.cond_br %more, ^head(%b, %a, %next : i32, i32, i32), ^end(%b : i32)
^end(%last: i32):
  %sum = arith.addi %last, %one : i32
  return %sum : i32
}

// STEP: next 3
// STEP: step 3
// STEP: print %a
// STEP: print %b
// STEP: step
// STEP: print %next
// STEP: step
// STEP: print %next
// STEP: print %sum
// STEP: until
// STEP: rs
// STEP: rn 3
// STEP: rs 4
// STEP: rc
