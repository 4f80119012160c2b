// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
// An argument has a name of its own: no number stands behind it.
// expected-error @below {{result number not allowed in argument list}}
func.func @function(%0#0: i32) {
  return
}

// -----

// expected-error @below {{result number not allowed in argument list}}
llvm.func @function(%0#0: i32)

// -----

func.func @affine_for() {
  // expected-error @below {{result number not allowed in argument list}}
  affine.for %n0#0 = 0 to 10 {
  }
  return
}

// -----

func.func @carried(%a: index) {
  // expected-error @below {{result number not allowed in argument list}}
  %0 = scf.for %i = %a to %a step %a iter_args(%b#0 = %a) -> index {
    scf.yield %a : index
  }
  return
}

// -----

func.func @parallel(%a: index) {
  // expected-error @below {{result number not allowed in argument list}}
  scf.parallel (%i#1) = (%a) to (%a) step (%a) {
  }
  return
}

// -----

func.func @forall() {
  // expected-error @below {{result number not allowed in argument list}}
  scf.forall (%i#x) in (3) {
  }
  return
}

// -----

func.func @while(%a: index) {
  // expected-error @below {{result number not allowed in argument list}}
  scf.while (%i#0 = %a) : (index) -> () {
    %t = arith.constant true
    scf.condition(%t)
  } do {
    scf.yield %a : index
  }
  return
}
