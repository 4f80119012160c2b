// The end of a path that is never taken.
func.func @unreachable(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^go, ^never
^go:
  return %a : i32
^never:
  ub.unreachable
}

func.func @unreachable_default(%a: i8) -> i32 {
  %r1 = arith.constant 10 : i32
  %r2 = arith.constant 20 : i32
  cf.switch %a : i8, [
    default: ^never,
    1: ^end(%r1 : i32),
    -1: ^end(%r2 : i32)
  ]
^end(%r: i32):
  return %r : i32
^never:
  ub.unreachable
}

// A region that never comes back.
func.func @unreachable_region(%c: i1, %a: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^go, ^never
  ^go:
    scf.yield %a : i32
  ^never:
    ub.unreachable
  }
  return %r : i32
}

func.func @unreachable_only(%c: i1) -> i1 {
  scf.if %c {
    scf.execute_region {
      ub.unreachable
    }
  }
  return %c : i1
}
