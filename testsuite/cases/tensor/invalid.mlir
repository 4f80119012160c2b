// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
func.func @f(%t: tensor<?x3xf32>, %i: index, %v: f32) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %v into %t[%i] : tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x3xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<?x3xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.empty(%i, %i) : tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x3xf32>, %i: index, %v: f64) {
  // expected-error @below {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%v, %t, %i, %i) : (f64, tensor<?x3xf32>, index, index) -> tensor<?x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?x3xf32>, %i: index, %v: f32) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%v, %t, %i, %i) : (f32, tensor<?x3xf32>, index, index) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%t: tensor<?x3xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i, %i) : (tensor<?x3xf32>, index, index) -> f64
  return
}

// -----

func.func @f(%t: tensor<f32>, %i: index) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}
