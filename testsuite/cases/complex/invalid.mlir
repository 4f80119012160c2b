// RUN: mlir-interp verify %s --split-input-file --verify-diagnostics

func.func @integer(%a: i32, %b: i32) {
  // expected-error @below {{'complex.create' op operand #0 must be floating-point, but got 'i32'}}
  %0 = "complex.create"(%a, %b) : (i32, i32) -> complex<i32>
  return
}

// -----

func.func @integers(%a: f32, %b: f32) {
  // expected-error @below {{'complex.create' op result #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = "complex.create"(%a, %b) : (f32, f32) -> complex<i32>
  return
}

// -----

func.func @wider(%a: f32, %b: f32) {
  // expected-error @below {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %b) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @part(%a: complex<f32>) {
  // expected-error @below {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @sum(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @below {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
