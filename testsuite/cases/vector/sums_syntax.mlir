// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
#dot = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
// CHECK-LABEL: @products
func.func @products(%v: vector<4xf32>, %s: f32, %w: vector<[4]xf32>) {
  // CHECK: vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg0, %arg1 : vector<4xf32>, vector<4xf32> into f32
  %0 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %v, %v, %s : vector<4xf32>, vector<4xf32> into f32
  // CHECK: vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg0, %arg1 {one = 1 : i64} : vector<4xf32>, vector<4xf32> into f32
  %1 = "vector.contract"(%v, %v, %s) {indexing_maps = #dot, iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>, one = 1} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  // CHECK: %[[OUTER:.*]] = vector.outerproduct %arg0, %arg0 : vector<4xf32>, vector<4xf32>
  %2 = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>
  // CHECK: vector.outerproduct %arg0, %arg0, %[[OUTER]] {kind = #vector.kind<maxnumf>, one = 1 : i64} : vector<4xf32>, vector<4xf32>
  %3 = vector.outerproduct %v, %v, %2 {kind = #vector.kind<maxnumf>, one = 1} : vector<4xf32>, vector<4xf32>
  // CHECK: vector.outerproduct %arg0, %arg1, %arg0 {kind = #vector.kind<add>} : vector<4xf32>, f32
  %4 = vector.outerproduct %v, %s, %v : vector<4xf32>, f32
  // CHECK: vector.outerproduct %arg0, %arg2 : vector<4xf32>, vector<[4]xf32>
  %5 = vector.outerproduct %v, %w : vector<4xf32>, vector<[4]xf32>
  // CHECK: vector.fma %arg2, %arg2, %arg2 {one} : vector<[4]xf32>
  %6 = vector.fma %w, %w, %w {one} : vector<[4]xf32>
  return
}
// CHECK-LABEL: @reductions
func.func @reductions(%m: vector<2x[3]xi8>, %v: vector<[3]xi8>, %s: i8, %f: vector<2xf16>, %z: vector<i8>) {
  // CHECK: vector.reduction <add>, %arg1, %arg2 : vector<[3]xi8> into i8
  %0 = vector.reduction <add>, %v, %s : vector<[3]xi8> into i8
  // CHECK: vector.reduction <maximumf>, %arg3 fastmath<reassoc> : vector<2xf16> into f16
  %1 = vector.reduction <maximumf>, %f fastmath<reassoc> : vector<2xf16> into f16
  // CHECK: vector.multi_reduction <xor>, %arg0, %arg1 {one} [0] : vector<2x[3]xi8> to vector<[3]xi8>
  %2 = vector.multi_reduction <xor>, %m, %v {one} [0] : vector<2x[3]xi8> to vector<[3]xi8>
  // CHECK: vector.multi_reduction <add>, %arg0, %arg2 [0, 1] : vector<2x[3]xi8> to i8
  %3 = vector.multi_reduction <add>, %m, %s [0, 1] : vector<2x[3]xi8> to i8
  // CHECK: %dest, %accumulated_value = vector.scan <minsi>, %arg1, %arg4 {inclusive = true, reduction_dim = 0 : i64} : vector<[3]xi8>, vector<i8>
  %4:2 = vector.scan <minsi>, %v, %z {inclusive = true, reduction_dim = 0} : vector<[3]xi8>, vector<i8>
  return
}
