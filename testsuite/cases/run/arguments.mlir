// RUN: mlir-interp run %s -e dynamic --args 'dense<[1, 2, 3]> : tensor<3xi32>' | FileCheck %s --check-prefix=DYNAMIC
// RUN: mlir-interp run %s -e strided --args 'dense<[[1, 2], [3, 4]]>' | FileCheck %s --check-prefix=STRIDED
// RUN: mlir-interp run %s -e unranked --args 'dense<[[1.0, 2.0]]> : tensor<1x2xf64>' | FileCheck %s --check-prefix=UNRANKED
// RUN: mlir-interp run %s -e numbers --args '[1.0, -2.0] : complex<f32>, 5, -1, nan' | FileCheck %s --check-prefix=NUMBERS
// RUN: mlir-interp run %s -e numbers --args '[1.0 : f32, -2.0 : f32], 5 : index, -1 : si8, 0x7FC00000' | FileCheck %s --check-prefix=NUMBERS
// RUN: mlir-interp run %s -e apply --args '@double, 21' | FileCheck %s --check-prefix=APPLY
// RUN: mlir-interp run %s -e results | FileCheck %s --check-prefix=RESULTS
// RUN: not mlir-interp run %s -e dynamic --args 'dense<[1, 2, 3]> : tensor<3xi64>' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e dynamic --args 'dense<' 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: not mlir-interp run %s -e dynamic --args 1 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not mlir-interp run %s -e numbers --args '[1.0, -2.0], 5, -1, 7' 2>&1 | FileCheck %s --check-prefix=FOURTH
// RUN: not mlir-interp run %s -e apply --args '@double, 21, dense<' 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not mlir-interp run %s -e apply --args '@double : index, 21' 2>&1 | FileCheck %s --check-prefix=COMMA
// RUN: not mlir-interp run %s -e apply --args '@double,' 2>&1 | FileCheck %s --check-prefix=LAST
// RUN: mlir-interp run %s -e dynamic --args 'dense<' 2> /dev/null; test $? -eq 2
// RUN: not mlir-interp run %s -e dynamic 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlir-interp run %s -e dynamic 2> /dev/null; test $? -eq 2
// Entry arguments of any type, given as attributes; memrefs by what they hold, printed after the run.
func.func @dynamic(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%c1] : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  // DYNAMIC: %arg0 = dense<[2, 2, 3]> : memref<?xi32>
  // WRONG: error: argument 0 of @dynamic is of type 'memref<?xi32>', but got 'dense<[1, 2, 3]> : tensor<3xi64>'
  // MALFORMED: <arguments>:1:{{.*}}: error:
  // SCALAR: <arguments>:1:1: error: integer literal not valid for specified type
  // SCALAR: arguments.mlir:{{.*}} note: argument 0 of @dynamic is of type 'memref<?xi32>'
  // SCALAR: note: for example: {{.*}} --args='dense<
  // NONE: error: @dynamic takes 1 argument, (memref<?xi32>); give them with --args
  return
}

func.func @strided(%m: memref<2x2xi32, strided<[1, 4], offset: 3>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // STRIDED: 2 : i32
  // STRIDED-NEXT: %arg0 = {{.*}}1, 2{{.*}}3, 4
  %v = memref.load %m[%c0, %c1] : memref<2x2xi32, strided<[1, 4], offset: 3>>
  return %v : i32
}

func.func @unranked(%m: memref<*xf64>) -> index {
  %r = memref.rank %m : memref<*xf64>
  // UNRANKED: 2 : index
  // UNRANKED-NEXT: %arg0 = {{.*}}1.000000e+00, 2.000000e+00{{.*}} : memref<*xf64>
  return %r : index
}

func.func @numbers(%c: complex<f32>, %i: index, %s: si8, %n: f32) -> (complex<f32>, index, si8, f32) {
  // FOURTH: <arguments>:1:21: error: unexpected decimal integer literal
  // FOURTH: note: argument 3 of @numbers is of type 'f32'
  // NUMBERS: {{^}}[1.000000e+00, -2.000000e+00] : complex<f32>
  // NUMBERS-NEXT: 5 : index
  // NUMBERS-NEXT: -1 : si8
  // NUMBERS-NEXT: 0x7FC00000 : f32
  return %c, %i, %s, %n : complex<f32>, index, si8, f32
}

func.func @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}

func.func @apply(%f: (i32) -> i32, %x: i32) -> i32 {
  %y = call_indirect %f(%x) : (i32) -> i32
  // COMMA: <arguments>:1:8: error: expected ',' before the next argument
  // COMMA: note: argument 0 of @apply is of type
  // LAST: <arguments>:1:{{.*}} error: expected attribute value
  // LAST: note: argument 1 of @apply is of type 'i32'
  // BEHIND: <arguments>:1:{{.*}} error:
  // BEHIND-NOT: is of type
  // APPLY: 42 : i32
  return %y : i32
}

func.func @results() -> (memref<2xi8>, vector<2x2xi1>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i8
  %m = memref.alloc() : memref<2xi8>
  memref.store %v, %m[%c0] : memref<2xi8>
  %t = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  // RESULTS: dense<[7, ?]> : memref<2xi8>
  // RESULTS-NEXT: dense<{{\[\[}}true, false], [false, true]]> : vector<2x2xi1>
  return %m, %t : memref<2xi8>, vector<2x2xi1>
}
