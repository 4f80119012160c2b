// Lanes that change places. Zips are of whole vectors, segments of dupq_lane have 128 bits.
// RUN: mlir-interp run %s --vscale=1 2>/dev/null | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s --vscale=2 2>/dev/null | FileCheck %s --check-prefix=TWO
// RUN: mlir-interp run %s --vscale=4 2>/dev/null | FileCheck %s --check-prefix=FOUR

// ONE:       dense<[0, 0, 1, 2]> : vector<[4]xi32>
// TWO:       dense<[0, 0, 1, 2, 2, 4, 3, 6]> : vector<[4]xi32>
// FOUR:      dense<[0, 0, 1, 2, 2, 4, 3, 6, 4, 8, 5, 10, 6, 12, 7, 14]> : vector<[4]xi32>
// ONE-NEXT:  dense<[2, 4, 3, 6]> : vector<[4]xi32>
// TWO-NEXT:  dense<[4, 8, 5, 10, 6, 12, 7, 14]> : vector<[4]xi32>
// FOUR-NEXT: dense<[8, 16, 9, 18, 10, 20, 11, 22, 12, 24, 13, 26, 14, 28, 15, 30]> : vector<[4]xi32>

// zip.x4 of 64 bits: poison where a vector has 128 (V58).
// ONE-COUNT-4: poison : vector<[2]xi64>
// TWO-NEXT:  dense<[0, 0, 0, -1]> : vector<[2]xi64>
// TWO-NEXT:  dense<[1, 2, 1, -1]> : vector<[2]xi64>
// TWO-NEXT:  dense<[2, 4, 4, -1]> : vector<[2]xi64>
// TWO-NEXT:  dense<[3, 6, 9, -1]> : vector<[2]xi64>
// FOUR-NEXT: dense<[0, 0, 0, -1, 1, 2, 1, -1]> : vector<[2]xi64>
// FOUR-NEXT: dense<[2, 4, 4, -1, 3, 6, 9, -1]> : vector<[2]xi64>
// FOUR-NEXT: dense<[4, 8, 16, -1, 5, 10, 25, -1]> : vector<[2]xi64>
// FOUR-NEXT: dense<[6, 12, 36, -1, 7, 14, 49, -1]> : vector<[2]xi64>

// Segments 0, 1, 3 and -1: zeros where there is none.
// ONE-NEXT:  dense<[0, 1, 2, 3]> : vector<[4]xi32>
// ONE-NEXT:  dense<0> : vector<[4]xi32>
// ONE-NEXT:  dense<0.000000e+00> : vector<[8]xbf16>
// ONE-NEXT:  dense<0> : vector<[4]xi32>
// TWO-NEXT:  dense<[0, 1, 2, 3, 0, 1, 2, 3]> : vector<[4]xi32>
// TWO-NEXT:  dense<[4, 5, 6, 7, 4, 5, 6, 7]> : vector<[4]xi32>
// TWO-NEXT:  dense<0.000000e+00> : vector<[8]xbf16>
// TWO-NEXT:  dense<0> : vector<[4]xi32>
// FOUR-NEXT: dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : vector<[4]xi32>
// FOUR-NEXT: dense<[4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7]> : vector<[4]xi32>
// FOUR-NEXT: dense<[2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01, 2.400000e+01, {{.*}}, 3.100000e+01]> : vector<[8]xbf16>
// FOUR-NEXT: dense<0> : vector<[4]xi32>

// Six lanes of [4]xi1 are on (all four at 128 bits): as bits of bytes, and back, into lanes of other sizes (V57).
// ONE-NEXT:  dense<[true, false, false, false, true, false, false, false, true, false, false, false, true, false, false, false]> : vector<[16]xi1>
// ONE-NEXT:  dense<true> : vector<[4]xi1>
// ONE-NEXT:  dense<[true, false, true, false, true, false, true, false]> : vector<[8]xi1>
// ONE-NEXT:  dense<true> : vector<[2]xi1>
// ONE-NEXT:  dense<[true]> : vector<[1]xi1>
// TWO-NEXT:  dense<[true, false, false, false, true, false, false, false, true, false, false, false, true, false, false, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false]> : vector<[16]xi1>
// TWO-NEXT:  dense<[true, true, true, true, true, true, false, false]> : vector<[4]xi1>
// TWO-NEXT:  dense<[true, false, true, false, true, false, true, false, true, false, true, false, false, false, false, false]> : vector<[8]xi1>
// TWO-NEXT:  dense<[true, true, true, false]> : vector<[2]xi1>
// TWO-NEXT:  dense<true> : vector<[1]xi1>
// Rows of a mask, each by itself: the first one is on.
// ONE-NEXT:  dense<{{\[\[}}true, false, false, false, false, false, false, false, true, {{.*}}, false], [false, {{.*}}false]]> : vector<2x[16]xi1>
// ONE-NEXT:  dense<{{\[\[}}true, true], [false, false]]> : vector<2x[2]xi1>
// TWO:       dense<{{\[\[}}true, true, true, true], [false, false, false, false]]> : vector<2x[2]xi1>

// Lane 6 of p2, modulo its lanes, six of which are on: 2 of 4, 6 of 8 and of 16; and lane -1 as an unsigned number.
// ONE-NEXT:  dense<true> : vector<[8]xi1>
// TWO-NEXT:  dense<false> : vector<[8]xi1>
// FOUR:      vector<2x[2]xi1>
// FOUR-NEXT: dense<false> : vector<[8]xi1>
// ONE-NEXT:  dense<true> : vector<[8]xi1>
// TWO-NEXT:  dense<false> : vector<[8]xi1>
// FOUR-NEXT: dense<false> : vector<[8]xi1>
func.func @main() -> (vector<[4]xi32>, vector<[4]xi32>,
                      vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>,
                      vector<[4]xi32>, vector<[4]xi32>, vector<[8]xbf16>, vector<[4]xi32>,
                      vector<[16]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[2]xi1>, vector<[1]xi1>,
                      vector<2x[16]xi1>, vector<2x[2]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
  %steps = vector.step : vector<[4]xindex>
  %a = arith.index_cast %steps : vector<[4]xindex> to vector<[4]xi32>
  %b = arith.addi %a, %a : vector<[4]xi32>
  %low, %high = arm_sve.zip.x2 %a, %b : vector<[4]xi32>

  %pairs = vector.step : vector<[2]xindex>
  %c = arith.index_cast %pairs : vector<[2]xindex> to vector<[2]xi64>
  %d = arith.addi %c, %c : vector<[2]xi64>
  %e = arith.muli %c, %c : vector<[2]xi64>
  %f = arith.constant dense<-1> : vector<[2]xi64>
  %v1, %v2, %v3, %v4 = arm_sve.zip.x4 %c, %d, %e, %f : vector<[2]xi64>

  %first = arm_sve.dupq_lane %a[0] : vector<[4]xi32>
  %second = arm_sve.dupq_lane %a[1] : vector<[4]xi32>
  %eights = vector.step : vector<[8]xindex>
  %bytes = arith.index_cast %eights : vector<[8]xindex> to vector<[8]xi16>
  %g = arith.sitofp %bytes : vector<[8]xi16> to vector<[8]xbf16>
  %fourth = arm_sve.dupq_lane %g[3] : vector<[8]xbf16>
  %before = arm_sve.dupq_lane %a[-1] : vector<[4]xi32>

  %six = arith.constant 6 : index
  %on = vector.create_mask %six : vector<[4]xi1>
  %svbool = arm_sve.convert_to_svbool %on : vector<[4]xi1>
  %back = arm_sve.convert_from_svbool %svbool : vector<[4]xi1>
  %of_8 = arm_sve.convert_from_svbool %svbool : vector<[8]xi1>
  %of_2 = arm_sve.convert_from_svbool %svbool : vector<[2]xi1>
  %of_1 = arm_sve.convert_from_svbool %svbool : vector<[1]xi1>
  %one = arith.constant 1 : index
  %rows = vector.create_mask %one, %six : vector<2x[2]xi1>
  %wide = arm_sve.convert_to_svbool %rows : vector<2x[2]xi1>
  %narrow = arm_sve.convert_from_svbool %wide : vector<2x[2]xi1>

  %p1 = arith.constant dense<true> : vector<[8]xi1>
  %minus = arith.constant -1 : index
  %at_six = arm_sve.psel %p1, %on[%six] : vector<[8]xi1>, vector<[4]xi1>
  %at_last = arm_sve.psel %p1, %on[%minus] : vector<[8]xi1>, vector<[4]xi1>
  return %low, %high, %v1, %v2, %v3, %v4, %first, %second, %fourth, %before, %svbool, %back, %of_8, %of_2, %of_1,
         %wide, %narrow, %at_six, %at_last
      : vector<[4]xi32>, vector<[4]xi32>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>,
        vector<[4]xi32>, vector<[4]xi32>, vector<[8]xbf16>, vector<[4]xi32>,
        vector<[16]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[2]xi1>, vector<[1]xi1>,
        vector<2x[16]xi1>, vector<2x[2]xi1>, vector<[8]xi1>, vector<[8]xi1>
}
