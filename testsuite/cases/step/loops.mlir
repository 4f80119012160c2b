// Regions: next goes over them, until out of the innermost loop; a loop says its iteration and what
// counts it, and what it carries changes all at once.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/loops.txt -

func.func @main() -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %sum = scf.for %i = %c0 to %c2 step %c1 iter_args(%outer = %c0) -> (index) {
    %inner = scf.for %j = %c0 to %c3 step %c1 iter_args(%acc = %outer) -> (index) {
      %p = arith.muli %i, %j : index
      %next = arith.addi %acc, %p : index
      scf.yield %next : index
    }
    scf.yield %inner : index
  }
  %start = arith.constant 40 : i32
  %half = scf.while (%x = %start) : (i32) -> i32 {
    %ten = arith.constant 10 : i32
    %big = arith.cmpi sgt, %x, %ten : i32
    scf.condition(%big) %x : i32
  } do {
  ^bb0(%y: i32):
    %two = arith.constant 2 : i32
    %z = arith.divsi %y, %two : i32
    scf.yield %z : i32
  }
  return %sum, %half : index, i32
}

// STEP: break arith.muli
// STEP: continue
// STEP: continue 3
// STEP: step 2
// STEP: delete
// STEP: until
// STEP: step
// STEP: until
// STEP: reverse-next
// STEP: next
// STEP: step 4
// STEP: next
// STEP: until
// STEP: reverse-step
// STEP: c
