// Arithmetic on lanes that are on: the first ones, as many as %on says. The others are those of src1 (V56).
// RUN: mlir-interp run %s -e integers --vscale=1 --args='3, dense<[-128, 7, -7, 9]>, dense<[-1, 2, 0, 0]>' | FileCheck %s --check-prefix=INTS
// RUN: mlir-interp run %s -e integers --vscale=2 --args='6, dense<[-128, 7, -7, 9, 1, 2, 3, 4]>, dense<[-1, 2, 0, 5, -3, 100, 0, 1]>' | FileCheck %s --check-prefix=TWO
// RUN: mlir-interp run %s -e integers --vscale=4 --args='0, dense<5>, dense<0>' | FileCheck %s --check-prefix=NONE
// RUN: mlir-interp run %s -e floats --vscale=1 --args='3, dense<[7.0, -1.0, 0x7F800000, 0x7FA00001]>, dense<[2.0, 0.0, 1.0, 1.0]>' | FileCheck %s --check-prefix=FLOATS
// RUN: mlir-interp run %s -e floats --vscale=2 --args='5, dense<3.0>, dense<2.0>' | FileCheck %s --check-prefix=FIVE
// RUN: mlir-interp run %s -e rows --vscale=2 --args='dense<[[8, 6, 4, 2], [9, 7, 5, 3]]>' | FileCheck %s --check-prefix=ROWS

// By 0 it is 0, the minimum by -1 the minimum.
// INTS:      dense<[127, 9, -7, 9]> : vector<[4]xi8>
// INTS-NEXT: dense<[-127, 5, -7, 9]> : vector<[4]xi8>
// INTS-NEXT: dense<[-128, 14, 0, 9]> : vector<[4]xi8>
// INTS-NEXT: dense<[-128, 3, 0, 9]> : vector<[4]xi8>
// INTS-NEXT: dense<[0, 3, 0, 9]> : vector<[4]xi8>
// TWO:       dense<[127, 9, -7, 14, -2, 102, 3, 4]> : vector<[4]xi8>
// TWO-NEXT:  dense<[-127, 5, -7, 4, 4, -98, 3, 4]> : vector<[4]xi8>
// TWO-NEXT:  dense<[-128, 14, 0, 45, -3, -56, 3, 4]> : vector<[4]xi8>
// TWO-NEXT:  dense<[-128, 3, 0, 1, 0, 0, 3, 4]> : vector<[4]xi8>
// TWO-NEXT:  dense<[0, 3, 0, 1, 0, 0, 3, 4]> : vector<[4]xi8>
// NONE-COUNT-5: dense<5> : vector<[4]xi8>
func.func @integers(%on: index, %a: vector<[4]xi8>, %b: vector<[4]xi8>)
    -> (vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>) {
  %mask = vector.create_mask %on : vector<[4]xi1>
  %add = arm_sve.masked.addi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  %sub = arm_sve.masked.subi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  %mul = arm_sve.masked.muli %mask, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  %signed = arm_sve.masked.divi_signed %mask, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  %unsigned = arm_sve.masked.divi_unsigned %mask, %a, %b : vector<[4]xi1>, vector<[4]xi8>
  return %add, %sub, %mul, %signed, %unsigned
      : vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>, vector<[4]xi8>
}

// A NaN keeps its bits where nothing is computed.
// FLOATS:      dense<[9.000000e+00, -1.000000e+00, 0x7F800000, 0x7FA00001]> : vector<[4]xf32>
// FLOATS-NEXT: dense<[5.000000e+00, -1.000000e+00, 0x7F800000, 0x7FA00001]> : vector<[4]xf32>
// FLOATS-NEXT: dense<[1.400000e+01, -0.000000e+00, 0x7F800000, 0x7FA00001]> : vector<[4]xf32>
// FLOATS-NEXT: dense<[3.500000e+00, 0xFF800000, 0x7F800000, 0x7FA00001]> : vector<[4]xf32>
// FIVE:      dense<[5.000000e+00, 5.000000e+00, 5.000000e+00, 5.000000e+00, 5.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]>
// FIVE-NEXT: dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]>
// FIVE-NEXT: dense<[6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 6.000000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]>
// FIVE-NEXT: dense<[1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00, 1.500000e+00, 3.000000e+00, 3.000000e+00, 3.000000e+00]>
func.func @floats(%on: index, %a: vector<[4]xf32>, %b: vector<[4]xf32>)
    -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) {
  %mask = vector.create_mask %on : vector<[4]xi1>
  %add = arm_sve.masked.addf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %sub = arm_sve.masked.subf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %mul = arm_sve.masked.mulf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  %div = arm_sve.masked.divf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  return %add, %sub, %mul, %div : vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>
}

// Three lanes of the second dimension, which scales.
// ROWS:      dense<{{\[\[}}16, 12, 8, 2], [9, 7, 5, 3]]> : vector<2x[2]xi64>
// ROWS-NEXT: dense<{{\[\[}}1, 1, 1, 2], [9, 7, 5, 3]]> : vector<2x[2]xi64>
func.func @rows(%a: vector<2x[2]xi64>) -> (vector<2x[2]xi64>, vector<2x[2]xi64>) {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %mask = vector.create_mask %one, %three : vector<2x[2]xi1>
  %add = arm_sve.masked.addi %mask, %a, %a : vector<2x[2]xi1>, vector<2x[2]xi64>
  %div = arm_sve.masked.divi_signed %mask, %a, %a : vector<2x[2]xi1>, vector<2x[2]xi64>
  return %add, %div : vector<2x[2]xi64>, vector<2x[2]xi64>
}
