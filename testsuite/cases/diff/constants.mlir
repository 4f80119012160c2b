// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=scalars | FileCheck %s --check-prefix=SCALARS
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=size | FileCheck %s --check-prefix=SIZE
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=cases | FileCheck %s --check-prefix=CASES
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=branches | FileCheck %s --check-prefix=BRANCHES
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=element | FileCheck %s --check-prefix=ELEMENT
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=set | FileCheck %s --check-prefix=SET
// RUN: not mlir-interp diff %s --with=%S/Inputs/constants.mlir --entry=converted | FileCheck %s --check-prefix=CONVERTED
// RUN: not mlir-interp diff %S/Inputs/constants.mlir --with=%s --entry=scalars | FileCheck %s --check-prefix=SCALARS
// Inputs have the numbers that either program names, and their neighbours: in scalars, in elements, as
// sizes, and in the types that arguments have.

// SCALARS: wrong result in @scalars
// SCALARS: --args='4242 : i32, 77123 : i64, 3.750000e+00 : f32'
func.func @scalars(%a: i32, %b: i64, %x: f32) -> i1 {
  %c = arith.constant 4242 : i32
  %d = arith.constant 77123 : i64
  %e = arith.constant 3.75 : f32
  %p = arith.cmpi eq, %a, %c : i32
  %q = arith.cmpi eq, %b, %d : i64
  %r = arith.cmpf oeq, %x, %e : f32
  %s = arith.andi %p, %q : i1
  %t = arith.andi %s, %r : i1
  return %t : i1
}
// SIZE: wrong result in @size
// SIZE: tensor<1111xf32>
func.func @size(%m: memref<?xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1111 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %p = arith.cmpi eq, %d, %c : index
  return %p : i1
}
// CASES: wrong result in @cases
// CASES: --args='31337 : index'
func.func @cases(%i: index) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.index_switch %i -> i1
  case 31337 { scf.yield %t : i1 }
  default { scf.yield %f : i1 }
  return %r : i1
}
// BRANCHES: wrong result in @branches
// BRANCHES: --args='31337 : i32'
func.func @branches(%i: i32) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  cf.switch %i : i32, [default: ^a(%f : i1), 31337: ^a(%t : i1)]
^a(%r: i1):
  return %r : i1
}
// ELEMENT: wrong result in @element
// ELEMENT: 987654
func.func @element(%m: memref<8xi32>) -> i1 {
  %c3 = arith.constant 3 : index
  %c = arith.constant 987654 : i32
  %v = memref.load %m[%c3] : memref<8xi32>
  %p = arith.cmpi eq, %v, %c : i32
  return %p : i1
}
// SET: wrong result in @set
// SET: 5151 : index
func.func @set(%m: memref<?xi32>, %i: index) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = affine.if affine_set<(d0) : (d0 - 5151 == 0)>(%i) -> i1 { affine.yield %t : i1 } else { affine.yield %f : i1 }
  return %r : i1
}
// CONVERTED: wrong result in @converted
// CONVERTED: --args='3472 : i32'
func.func @converted(%a: i32) -> i1 {
  %e = arith.constant 3471.5 : f32
  %g = arith.constant 3472.5 : f32
  %x = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %x, %e : f32
  %s = arith.cmpf olt, %x, %g : f32
  %t = arith.andi %s, %r : i1
  return %t : i1
}
