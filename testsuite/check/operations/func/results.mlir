// None, one or several results, of different types.
func.func @results_none(%a: i32) {
  return
}

func.func @results_mixed(%a: i1, %b: i7, %c: i128, %d: f16, %e: f64, %f: index, %g: vector<3xi8>) -> (vector<3xi8>, index, f64, f16, i128, i7, i1) {
  return %g, %f, %e, %d, %c, %b, %a : vector<3xi8>, index, f64, f16, i128, i7, i1
}

func.func @results_same(%a: i33) -> (i33, i33, i33) {
  return %a, %a, %a : i33, i33, i33
}

func.func @results_by_block(%c: i1, %a: f32, %b: i8) -> (f32, i8) {
  cf.cond_br %c, ^then, ^else
^then:
  %x = arith.negf %a : f32
  return %x, %b : f32, i8
^else:
  %y = arith.addi %b, %b : i8
  return %a, %y : f32, i8
}

func.func private @divide(%a: i16, %b: i16) -> (i16, i16, i1) {
  %zero = arith.constant 0 : i16
  %bad = arith.cmpi eq, %b, %zero : i16
  %r:2 = scf.if %bad -> (i16, i16) {
    scf.yield %zero, %a : i16, i16
  } else {
    %q = arith.divui %a, %b : i16
    %m = arith.remui %a, %b : i16
    scf.yield %q, %m : i16, i16
  }
  return %r#0, %r#1, %bad : i16, i16, i1
}
func.func @results_of_call(%a: i16, %b: i16) -> (i1, i16, i16) {
  %r:3 = call @divide(%a, %b) : (i16, i16) -> (i16, i16, i1)
  return %r#2, %r#1, %r#0 : i1, i16, i16
}
