// RUN: mlir-interp check %s --inputs 1000 -O0 -O2 | FileCheck %s
// Values of every type go there and back.

// CHECK: @wide: 1000 inputs: all equal
func.func @wide(%a: i257, %b: i65, %c: i7) -> (i7, i65, i257) {
  return %c, %b, %a : i7, i65, i257
}

// CHECK: @floats: 1000 inputs: {{[0-9]+}} equal
func.func @floats(%a: f64, %b: f32, %c: f80, %d: f128) -> (f128, f80, f32, f64) {
  return %d, %c, %b, %a : f128, f80, f32, f64
}

// CHECK: @complexes: 1000 inputs: {{[0-9]+}} equal
func.func @complexes(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}

// CHECK: @vectors: 1000 inputs: all equal
func.func @vectors(%a: vector<2x3xi5>, %b: vector<f32>, %c: tensor<2xindex>) -> (tensor<2xindex>, vector<f32>, vector<2x3xi5>) {
  return %c, %b, %a : tensor<2xindex>, vector<f32>, vector<2x3xi5>
}

// CHECK: @elements: 1000 inputs: all equal
func.func @elements(%a: memref<2xi1>, %b: memref<2xi33>, %c: memref<2xvector<3xi16>>, %d: memref<1xcomplex<f32>>, %e: memref<2xf80>) {
  return
}
