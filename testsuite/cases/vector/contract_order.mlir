// RUN: split-file %s %t
// RUN: mlir-interp diff %t/dot.mlir --with %t/then.mlir | FileCheck %s
// RUN: mlir-interp diff %t/dot.mlir --with %t/turn.mlir | FileCheck %s
// RUN: not mlir-interp diff %t/dot.mlir --with %t/middle.mlir | FileCheck %s --check-prefix=MIDDLE
// RUN: mlir-interp diff %t/one.mlir --with %t/fused.mlir | FileCheck %s
// RUN: mlir-interp diff %t/one.mlir --with %t/rounded.mlir | FileCheck %s

// Sums of products may be taken first, or in turn, and with one rounding for both (V23); nothing adds
// the accumulator between two products.
// CHECK: no counterexample
// MIDDLE: DIFFERS

//--- dot.mlir
#dot = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %a, %b, %c
    : vector<2xf32>, vector<2xf32> into f32
  return %r : f32
}
//--- then.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %p = arith.mulf %a, %b : vector<2xf32>
  %sum = vector.reduction <add>, %p : vector<2xf32> into f32
  %r = arith.addf %sum, %c : f32
  return %r : f32
}
//--- turn.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %p = arith.mulf %a, %b : vector<2xf32>
  %r = vector.reduction <add>, %p, %c : vector<2xf32> into f32
  return %r : f32
}
//--- middle.mlir
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %p = arith.mulf %a, %b : vector<2xf32>
  %high = arith.constant dense<[false, true]> : vector<2xi1>
  %low = arith.constant dense<[true, false]> : vector<2xi1>
  %last = vector.mask %high { vector.reduction <add>, %p, %c : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %r = vector.mask %low { vector.reduction <add>, %p, %last : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
//--- one.mlir
#matrices = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %r = vector.contract {indexing_maps = #matrices, iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c
    : vector<1x1xf32>, vector<1x1xf32> into vector<1x1xf32>
  return %r : vector<1x1xf32>
}
//--- fused.mlir
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %r = vector.fma %a, %b, %c : vector<1x1xf32>
  return %r : vector<1x1xf32>
}
//--- rounded.mlir
func.func @f(%a: vector<1x1xf32>, %b: vector<1x1xf32>, %c: vector<1x1xf32>) -> vector<1x1xf32> {
  %p = arith.mulf %a, %b : vector<1x1xf32>
  %r = arith.addf %c, %p : vector<1x1xf32>
  return %r : vector<1x1xf32>
}
