// RUN: mlir-interp check %s --inputs 20000 -O0 -O2 | FileCheck %s
// Flags that let a compiler round elsewhere, or take a zero for the other, leave as much open.

// CHECK: @contract: {{.*}} llvm -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed{{.*}}, {{[0-9]+}} within
// CHECK-NOT: DIFFERENT
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// CHECK: @zeros: 20000 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed (up to {{[0-9]+}} runs tried){{$}}
func.func @zeros(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f32
  return %0 : f32
}

// What may be regrouped is bounded as long as it is a sum or a product of numbers; the first input
// where it is none is told, with the flag.
// CHECK: @regrouped: 20000 inputs;{{.*}} llvm -O2: {{.*}} allowed {{.*}}, {{[0-9]+}} not judged
// CHECK: first not judged: --entry=regrouped
// CHECK-NEXT: result 0 depends on 'reassoc' beyond the range of normal numbers
func.func @regrouped(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<reassoc, nsz> : f32
  %1 = arith.subf %0, %a fastmath<reassoc, nsz> : f32
  return %1 : f32
}

// A reciprocal may overflow where the quotient does not.
// CHECK: @reciprocal: {{.*}} equal{{.*}} allowed
// CHECK-NOT: DIFFERENT
func.func @reciprocal(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.divf %a, %b fastmath<arcp> : f32
  %1 = arith.divf %b, %b fastmath<arcp> : f32
  return %0, %1 : f32, f32
}

// CHECK: @approximated: {{.*}} equal
// CHECK-NOT: DIFFERENT
func.func @approximated(%a: f32, %b: f32) -> f32 {
  %0 = math.exp %a fastmath<afn> : f32
  %1 = math.powf %0, %b fastmath<fast> : f32
  return %1 : f32
}

// What is regrouped is all that a flagged sum is made of: the difference in front has no flag.
// CHECK: @regrouped_before: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @regrouped_before(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.subf %a, %b : f32
  %1 = arith.subf %0, %c fastmath<reassoc, nsz> : f32
  return %1 : f32
}

// A negation takes its factor's sign with it, and a factor may overflow then.
// CHECK: @negated: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @negated(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = arith.mulf %0, %b : f32
  %2 = arith.negf %1 fastmath<fast> : f32
  return %2 : f32
}

// The sign of a zero that is an operand, of either, and of one that is kept for another.
// CHECK: @factors: 20000 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed (up to {{[0-9]+}} runs tried){{$}}
func.func @factors(%a: f16) -> f16 {
  %zero = arith.constant -0.0 : f16
  %0 = arith.subf %a, %zero : f16
  %1 = arith.mulf %0, %zero fastmath<nsz, nnan> : f16
  return %1 : f16
}

// CHECK: @kept: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @kept(%a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %0 = arith.maximumf %a, %b fastmath<nsz> : vector<2xf64>
  %1 = arith.maximumf %0, %a : vector<2xf64>
  return %1 : vector<2xf64>
}

// The minimum of a number and itself is no end of what is regrouped, and neither is an iteration.
// CHECK: @regrouped_through: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @regrouped_through(%a: f32, %b: f32) -> f32 {
  %0 = arith.mulf %a, %b : f32
  %1 = arith.minnumf %0, %0 fastmath<nnan, nsz> : f32
  %2 = arith.mulf %1, %b fastmath<fast> : f32
  return %2 : f32
}

// CHECK: @regrouped_loop: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @regrouped_loop(%a: f32, %b: f32) -> f32 {
  %from = arith.constant 0 : index
  %to = arith.constant 3 : index
  %step = arith.constant 1 : index
  %r = scf.for %i = %from to %to step %step iter_args(%p = %a) -> (f32) {
    %q = arith.mulf %p, %b fastmath<fast> : f32
    scf.yield %q : f32
  }
  return %r : f32
}

// A negation makes a quotient its own, with its flags.
// CHECK: @negated_root: 20000 inputs
// CHECK-NOT: DIFFERENT
func.func @negated_root(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  %1 = arith.negf %0 fastmath<arcp> : f32
  return %1 : f32
}

// A comparison that selects becomes a minimum with its flags.
// CHECK: @selected: 20000 inputs; llvm -O0: {{.*}} not judged
// CHECK-NEXT: first not judged: --entry=selected --args='-0.000000e+00 : f32
// CHECK-NEXT: result 0 depends on 'nsz', to which the sign of a zero means nothing
func.func @selected(%a: f32, %b: f32) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = arith.cmpf uge, %zero, %a fastmath<nnan, nsz> : f32
  %1 = arith.select %0, %a, %zero : f32
  %2 = arith.subf %a, %b : f32
  return %1, %2 : f32, f32
}
