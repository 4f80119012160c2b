// RUN: mlir-interp check %s --via=both --inputs=100 | FileCheck %s
// RUN: mlir-interp check %s --via=mlir --index-bitwidth=32 --inputs=20 | FileCheck %s --check-prefix=NARROW
// Upstream makes memrefs of the tensors that functions take and give: of sizes that are not known,
// which our own lowering does not have, and of elements that lie in memory otherwise than on the
// wire. What is given back may be an argument; what is written over is a copy.

// CHECK: @same: 100 inputs; llvm -O2: not compared (argument 0 of type 'tensor<?x3xf32>' has no native counterpart in our own lowering; --via=mlir takes upstream's); mlir -O2: all equal
// NARROW: @same: 20 inputs: all equal
func.func @same(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  return %a : tensor<?x3xf32>
}

// CHECK: @sum: {{.*}} undefined; llvm -O2: not compared {{.*}}; mlir -O2: {{[0-9]+}} compared, all equal
// CHECK-NEXT: first undefined: undefined behaviour: the operands are of different shapes
// NARROW: @sum: {{.*}}all equal
func.func @sum(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %r = arith.addi %a, %b : tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// CHECK: @unranked: {{.*}}; mlir -O2: all equal
func.func @unranked(%a: tensor<*xf64>) -> tensor<*xf64> {
  return %a : tensor<*xf64>
}

// CHECK: @both: 100 inputs: all equal
// NARROW: @both: 20 inputs: all equal
func.func @both(%a: tensor<8xi7>, %i: i7) -> (tensor<8xi7>, tensor<8xi7>) {
  %one = arith.constant 1 : index
  %s = tensor.insert %i into %a[%one] : tensor<8xi7>
  return %s, %a : tensor<8xi7>, tensor<8xi7>
}

// CHECK: @chosen: 100 inputs: all equal
func.func @chosen(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : tensor<4xf32>
^b:
  return %b : tensor<4xf32>
}

// CHECK: @constant: 1 input: all equal
func.func @constant() -> tensor<2x2xi32> {
  %r = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// CHECK: @formats: 100 inputs{{.*}}mlir -O2: all equal
// NARROW: @formats: 20 inputs: all equal
func.func @formats(%a: tensor<2xcomplex<f32>>, %b: tensor<?xcomplex<f64>>, %c: tensor<3xindex>,
                   %d: tensor<2xf80>, %e: tensor<2xi100>, %f: tensor<9xi1>, %g: tensor<f8E5M2>,
                   %h: tensor<?xcomplex<f32>>)
    -> (tensor<2xcomplex<f32>>, tensor<?xcomplex<f64>>, tensor<3xindex>, tensor<2xf80>,
        tensor<2xi100>, tensor<9xi1>, tensor<f8E5M2>, tensor<?xcomplex<f32>>) {
  return %a, %b, %c, %d, %e, %f, %g, %h
    : tensor<2xcomplex<f32>>, tensor<?xcomplex<f64>>, tensor<3xindex>, tensor<2xf80>,
      tensor<2xi100>, tensor<9xi1>, tensor<f8E5M2>, tensor<?xcomplex<f32>>
}

// CHECK: @none: {{.*}}mlir -O2: all equal
func.func @none(%a: tensor<0x3xf32>) -> tensor<0x3xf32> {
  return %a : tensor<0x3xf32>
}

// Likewise of what stands in the body.
// CHECK: @rows: 100 inputs{{.*}}; llvm -O2: not compared ('tensor.extract_slice': the type 'tensor<?xi32>' has no native counterpart in our own lowering; --via=mlir takes upstream's); mlir -O2: {{.*}}equal
func.func @rows(%a: tensor<4xi32>, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %n = arith.select %c, %c1, %c4 : index
  %s = tensor.extract_slice %a[0] [%n] [1] : tensor<4xi32> to tensor<?xi32>
  %r = tensor.extract %s[%c0] : tensor<?xi32>
  return %r : i32
}
