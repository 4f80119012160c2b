// 15. Refinement: when one program may stand for another
//
// A compiler replaces a program by another one. What was left open may be
// decided, and nothing that was decided may be left open. Where the program is
// undefined, anything will do. Where a value is poison, any value may stand for
// it. Where the language leaves a choice, one of its members. Everything else has
// to be equal. That is refinement, and it goes in one direction.
//
// So a compiler may make 7 of poison, and may not make poison of 7. The functions
// come in pairs here; ask of each pair whether the second may stand for the
// first, and then whether it may the other way around.
//
//   mlir-interp run 15.mlir -e promised --args='127 : i8'
//   mlir-interp run 15.mlir -e wraps --args='127 : i8'
//   mlir-interp diff 15.mlir --passes=canonicalize
//
// `diff` asks it of many inputs, for whatever passes you like; `--prove` of all.
//
// Surprising: to move an operation forward can be wrong, although it is "the same
// computation". `@guarded` divides where the divisor is not zero. `@early`
// divides first, and decides later: for zero it is undefined where the other was
// not.
//
// Read on: refinement poison undefined-behaviour choices proofs

func.func @promised(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %x, %one overflow<nsw> : i8
  return %r : i8
}

func.func @wraps(%x: i8) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %x, %one : i8
  return %r : i8
}

func.func @guarded(%a: i8, %b: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %is_zero = arith.cmpi eq, %b, %zero : i8
  %r = scf.if %is_zero -> i8 {
    scf.yield %zero : i8
  } else {
    %q = arith.divui %a, %b : i8
    scf.yield %q : i8
  }
  return %r : i8
}

func.func @early(%a: i8, %b: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %is_zero = arith.cmpi eq, %b, %zero : i8
  %q = arith.divui %a, %b : i8
  %r = arith.select %is_zero, %zero, %q : i8
  return %r : i8
}

// x + 1 > x, and true.
func.func @greater(%x: i8) -> i1 {
  %one = arith.constant 1 : i8
  %more = arith.addi %x, %one overflow<nsw> : i8
  %r = arith.cmpi sgt, %more, %x : i8
  return %r : i1
}

func.func @true(%x: i8) -> i1 {
  %r = arith.constant true
  return %r : i1
}

func.func @main() -> (i8, i8) {
  %most = arith.constant 127 : i8
  %a = func.call @promised(%most) : (i8) -> i8
  %b = func.call @wraps(%most) : (i8) -> i8
  return %a, %b : i8, i8
}

// ? May @wraps stand for @promised, for 127? (yes or no)
//   = refines @wraps @promised(127 : i8)
// ? And @promised for @wraps, for 127?
//   = refines @promised @wraps(127 : i8)
// ? May @early stand for @guarded, for 6 and 0?
//   = refines @early @guarded(6 : i8, 0 : i8)
// ? May @guarded stand for @early, for 6 and 0?
//   = refines @guarded @early(6 : i8, 0 : i8)
// ? For 127 the sum in @greater wraps, to -128. May @true stand for @greater
//   there?
//   = refines @true @greater(127 : i8)
// ! `@halved(%x: i8) -> i8` gives half of an even number, with its sign, and
//   poison for an odd one. Write a function of that name that may stand for it.
//   @halved(-128...127 : i8)
