// Of values of more than a thousand elements the ends of the first row are printed, and what they are all
// together is told; splats are none of them.
// RUN: mlir-interp run %s > %t.out 2> %t.err; FileCheck %s < %t.out; FileCheck %s --check-prefix=TOLD < %t.err
// RUN: mlir-interp run %s --elide-larger-than=0 2> /dev/null | FileCheck %s --check-prefix=ALL
// RUN: mlir-interp run %s -e small 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: mlir-interp run %s -e small --elide-larger-than=3 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: printf 'break func.return\ncontinue\nprint %%%%t\nprint %%%%m\n' | mlir-interp step %s | FileCheck %s --check-prefix=STEP

// CHECK: dense<[{{\[}}0.000000e+00, 1.000000e+00, ..., 3.900000e+01], ...]> : tensor<40x40xf32>
// CHECK-NEXT: dense<[{{\[\[}}?, 4], ...]]]> : memref<1x600x2xi8>
// CHECK-NEXT: dense<2> : vector<2000xi8>
// TOLD: note: result 0: 1600 elements, least 0.000000e+00, greatest 1.599000e+03 (--elide-larger-than=0 prints all)
// TOLD: note: result 1: 1200 elements, least 4, greatest 4, 1199 never written (--elide-larger-than=0 prints all)
// TOLD-NOT: result 2:
// ALL: dense<[{{\[.*}}1.598000e+03, 1.599000e+03]]> : tensor<40x40xf32>
// STEP: %t = tensor<40x40xf32>
// STEP: {{^}}  1600 elements, least 0.000000e+00, greatest 1.599000e+03
// STEP: %m = memref
// STEP: {{^}}  1200 elements, least 4, greatest 4, 1199 never written
func.func @main() -> (tensor<40x40xf32>, memref<1x600x2xi8>, vector<2000xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %four = arith.constant 4 : i8
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %c40 = arith.constant 40 : index
    %row = arith.muli %i, %c40 : index
    %at = arith.addi %row, %j : index
    %n = arith.index_cast %at : index to i32
    %f = arith.sitofp %n : i32 to f32
    tensor.yield %f : f32
  } : tensor<40x40xf32>
  %m = memref.alloc() : memref<1x600x2xi8>
  memref.store %four, %m[%c0, %c0, %c1] : memref<1x600x2xi8>
  %v = arith.constant dense<2> : vector<2000xi8>
  return %t, %m, %v : tensor<40x40xf32>, memref<1x600x2xi8>, vector<2000xi8>
}

// SMALL: dense<[true, poison, false, false]> : vector<4xi1>
// FEW: note: result 0: 4 elements, least false, greatest true, 1 poison (--elide-larger-than=0 prints all)
// FEW: dense<[true, poison, ..., false]> : vector<4xi1>
func.func @small() -> vector<4xi1> {
  %a = arith.constant dense<[-1, 127, 1, 1]> : vector<4xi8>
  %b = arith.constant dense<1> : vector<4xi8>
  %s = arith.addi %a, %b overflow<nsw> : vector<4xi8>
  %z = arith.constant dense<0> : vector<4xi8>
  %r = arith.cmpi eq, %s, %z : vector<4xi8>
  return %r : vector<4xi1>
}
