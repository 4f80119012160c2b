// A list says the sizes that its type leaves open; nan and inf may stand among its elements.
// RUN: mlir-interp run %s -e open --args='dense<[[1.0, nan], [-inf, 2.0]]>' | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp run %s -e open --args='dense<nan> : tensor<1x2xf32>' | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e open --args='dense<1.0>' 2>&1 | FileCheck %s --check-prefix=SPLAT
// RUN: not mlir-interp run %s -e open --args='dense<[1.0, 2.0]>' 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: mlir-interp run %s -e unranked --args='dense<[true, false]>' | FileCheck %s --check-prefix=UNRANKED
// RUN: mlir-interp run %s -e values --args='dense<[nan, inf]>, [1.0, -inf]' | FileCheck %s --check-prefix=VALUES
// RUN: not mlir-interp run %s -e integers --args='dense<[1, nan]>' 2>&1 | FileCheck %s --check-prefix=INTEGERS
// RUN: not mlir-interp run %s -e finite --args='dense<[1.0, inf]>' 2>&1 | FileCheck %s --check-prefix=FINITE

// OPEN: %arg0 = dense<{{\[\[}}1.000000e+00, 0x7FC00000], [0xFF800000, 2.000000e+00]]> : memref<?x2xf32>
// TYPE: %arg0 = dense<{{\[\[}}0x7FC00000, 0x7FC00000]]> : memref<?x2xf32>
// SPLAT: <arguments>:1:10: error: expected ':' and a type that says how many elements there are
// RANK: error: argument 0 of @open is of type 'memref<?x2xf32>', but got 'dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>'
func.func @open(%m: memref<?x2xf32>) {
  return
}

// UNRANKED: %arg0 = dense<[true, false]> : memref<*xi1>
func.func @unranked(%m: memref<*xi1>) {
  return
}

// VALUES: dense<[0x7FC00000, 0x7F800000]> : vector<2xf32>
// VALUES-NEXT: [1.000000e+00, 0xFF800000] : complex<f32>
func.func @values(%v: vector<2xf32>, %z: complex<f32>) -> (vector<2xf32>, complex<f32>) {
  return %v, %z : vector<2xf32>, complex<f32>
}

// INTEGERS: <arguments>:1:11: error: expected integer elements, but parsed 'nan'
func.func @integers(%m: memref<?xi32>) {
  return
}

// FINITE: <arguments>:1:13: error: expected floating point literal
func.func @finite(%m: memref<?xf8E4M3FN>) {
  return
}
