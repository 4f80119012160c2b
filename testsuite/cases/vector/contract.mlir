// RUN: mlir-interp run %s | FileCheck %s
// Products of lanes, summed along the loops that are reductions.
#dot = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
#matmul = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#turned = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>]
#batch = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i, b)>, affine_map<(b, i) -> (b)>]
#both = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> (i, b)>, affine_map<(b, i) -> ()>]
#one_alone = [affine_map<(i, k, r) -> (i, k)>, affine_map<(i, k, r) -> (k, r)>, affine_map<(i, k, r) -> (i)>]
func.func @main() {
  %v = arith.constant dense<[1, 2, 3]> : vector<3xi8>
  %w = arith.constant dense<[100, 100, 100]> : vector<3xi8>
  %c = arith.constant 5 : i8
  %0 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %v, %w, %c
    : vector<3xi8>, vector<3xi8> into i8
  // CHECK: {{^}}93
  vector.print %0 : i8
  // Factors are extended by their sign.
  %m = arith.constant dense<[-1, 2, 100]> : vector<3xi8>
  %d = arith.constant 7 : i32
  %1 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %m, %w, %d
    : vector<3xi8>, vector<3xi8> into i32
  // CHECK-NEXT: {{^}}10107
  vector.print %1 : i32
  %2 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<maxsi>}
    %m, %v, %c : vector<3xi8>, vector<3xi8> into i8
  // 300 does not fit.
  // CHECK-NEXT: {{^}}44
  vector.print %2 : i8

  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf16>
  %b = arith.constant dense<[[1.0, 0.0], [0.0, 1.0], [10.0, 100.0]]> : vector<3x2xf16>
  %z = arith.constant dense<[[0.0, 1000.0], [0.0, 0.0]]> : vector<2x2xf32>
  %3 = vector.contract {indexing_maps = #matmul, iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %z : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
  // CHECK-NEXT: {{^}}( ( 31, 1302 ), ( 64, 605 ) )
  vector.print %3 : vector<2x2xf32>
  %4 = vector.contract {indexing_maps = #turned, iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %a, %z : vector<2x3xf16>, vector<2x3xf16> into vector<2x2xf32>
  // CHECK-NEXT: {{^}}( ( 14, 1032 ), ( 32, 77 ) )
  vector.print %4 : vector<2x2xf32>

  %e = arith.constant dense<[1.0, 2.0]> : vector<2xf16>
  %5 = vector.contract {indexing_maps = #batch, iterator_types = ["parallel", "reduction"]} %a, %b, %e
    : vector<2x3xf16>, vector<3x2xf16> into vector<2xf16>
  // CHECK-NEXT: {{^}}( 32, 607 )
  vector.print %5 : vector<2xf16>
  %f = arith.constant 0.5 : f16
  %6 = vector.contract {indexing_maps = #both, iterator_types = ["reduction", "reduction"]} %a, %b, %f
    : vector<2x3xf16>, vector<3x2xf16> into f16
  // CHECK-NEXT: {{^}}636.5
  vector.print %6 : f16
  // A reduction that one factor alone goes with.
  %7 = vector.contract {indexing_maps = #one_alone, iterator_types = ["parallel", "reduction", "reduction"]}
    %a, %b, %e : vector<2x3xf16>, vector<3x2xf16> into vector<2xf16>
  // CHECK-NEXT: {{^}}( 334, 671 )
  vector.print %7 : vector<2xf16>
  return
}
