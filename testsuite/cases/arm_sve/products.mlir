// Sums of products, in each 128 bits by themselves (V55): what the first segment holds does not touch the others.
// RUN: mlir-interp run %s --vscale=1 2>/dev/null | FileCheck %s --check-prefixes=ONE,ALL
// RUN: mlir-interp run %s --vscale=2 2>/dev/null | FileCheck %s --check-prefixes=TWO,ALL
// RUN: mlir-interp run %s --vscale=4 2>/dev/null | FileCheck %s --check-prefixes=FOUR,ALL

// Lane i of src1 is i, and of src2 -1, 255 where it is unsigned.
// ONE:       dense<[4, -12, -28, -44]> : vector<[4]xi32>
// TWO:       dense<[4, -12, -28, -44, -60, -76, -92, -108]> : vector<[4]xi32>
// FOUR:      dense<[4, -12, -28, -44, -60, -76, -92, -108, -124, -140, -156, -172, -188, -204, -220, -236]> : vector<[4]xi32>
// ONE-NEXT:  dense<[1540, 5620, 9700, 13780]> : vector<[4]xi32>
// TWO-NEXT:  dense<[1540, 5620, 9700, 13780, 17860, 21940, 26020, 30100]> : vector<[4]xi32>
// FOUR-NEXT: dense<[1540, 5620, 9700, 13780, 17860, 21940, 26020, 30100, 34180, 38260, 42340, 46420, 50500, 54580, 58660, 62740]> : vector<[4]xi32>

// Of i16 into i64, 65535 where it is unsigned.
// ONE-NEXT:  dense<[-6, -22]> : vector<[2]xi64>
// TWO-NEXT:  dense<[-6, -22, -38, -54]> : vector<[2]xi64>
// FOUR-NEXT: dense<[-6, -22, -38, -54, -70, -86, -102, -118]> : vector<[2]xi64>
// ONE-NEXT:  dense<[393210, 1441770]> : vector<[2]xi64>
// TWO-NEXT:  dense<[393210, 1441770, 2490330, 3538890]> : vector<[2]xi64>
// FOUR-NEXT: dense<[393210, 1441770, 2490330, 3538890, 4587450, 5636010, 6684570, 7733130]> : vector<[2]xi64>

// Rows of src1 by those of src2, which are -1 and then 2 in the first segment and 0 in all others: acc stays.
// ONE-NEXT:  dense<[-18, 66, -82, 194]> : vector<[4]xi32>
// TWO-NEXT:  dense<[-18, 66, -82, 194, 10, 10, 10, 10]> : vector<[4]xi32>
// FOUR-NEXT: dense<[-18, 66, -82, 194, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]> : vector<[4]xi32>
// ONE-NEXT:  dense<[7150, 66, 23470, 194]> : vector<[4]xi32>
// TWO-NEXT:  dense<[7150, 66, 23470, 194, 10, 10, 10, 10]> : vector<[4]xi32>
// FOUR-NEXT: dense<[7150, 66, 23470, 194, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]> : vector<[4]xi32>

// The other way round: -1 and 2 are rows of src1, 255 and 2 as it is unsigned there.
// ONE-NEXT:  dense<[7150, 23470, 66, 194]> : vector<[4]xi32>
// TWO-NEXT:  dense<[7150, 23470, 66, 194, 10, 10, 10, 10]> : vector<[4]xi32>
// FOUR-NEXT: dense<[7150, 23470, 66, 194, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]> : vector<[4]xi32>
// And of every segment by itself, unsigned bytes by the same ones signed.
// ONE-NEXT:  dense<[150, 374, 374, 1110]> : vector<[4]xi32>
// TWO-NEXT:  dense<[150, 374, 374, 1110, 3094, 4342, 4342, 6102]> : vector<[4]xi32>
// FOUR-NEXT: dense<[150, 374, 374, 1110, 3094, 4342, 4342, 6102, 10134, 12406, 12406, 15190, 21270, 24566, 24566, 28374]> : vector<[4]xi32>

// One product after another, each step rounded (V53): 2^24 keeps what is added to it before.
// ALL:       dense<[0x4B800001, 1.000000e+00, 9.000000e+00, 1.000000e+00
// A sum of two dimensions: four rows of one.
// ONE:       dense<{{\[\[}}-6], [-22], [-38], [-54]]> : vector<4x[1]xi32>
// A poison lane of src1 is in the sums of its row, one of acc in its own.
// ONE-NEXT:  dense<[poison, poison, 0, 0]> : vector<[4]xi32>
// TWO:       dense<[poison, poison, 0, 0, 0, 0, 0, 0]> : vector<[4]xi32>
// ONE-NEXT:  dense<[0, poison, 0, 0]> : vector<[4]xi32>
// TWO-NEXT:  dense<[0, poison, 0, 0, 0, 0, 0, 0]> : vector<[4]xi32>
func.func @main() -> (vector<[4]xi32>, vector<[4]xi32>, vector<[2]xi64>, vector<[2]xi64>,
                      vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>,
                      vector<[4]xf32>, vector<4x[1]xi32>, vector<[4]xi32>, vector<[4]xi32>) {
  %tens = arith.constant dense<10> : vector<[4]xi32>
  %zeros = arith.constant dense<0> : vector<[4]xi32>
  %steps = vector.step : vector<[16]xindex>
  %a = arith.index_cast %steps : vector<[16]xindex> to vector<[16]xi8>
  %ones = arith.constant dense<-1> : vector<[16]xi8>
  %sdot = arm_sve.sdot %tens, %a, %ones : vector<[16]xi8> to vector<[4]xi32>
  %udot = arm_sve.udot %tens, %a, %ones : vector<[16]xi8> to vector<[4]xi32>
  %zeros64 = arith.constant dense<0> : vector<[2]xi64>
  %steps8 = vector.step : vector<[8]xindex>
  %a16 = arith.index_cast %steps8 : vector<[8]xindex> to vector<[8]xi16>
  %ones16 = arith.constant dense<-1> : vector<[8]xi16>
  %sdot64 = arm_sve.sdot %zeros64, %a16, %ones16 : vector<[8]xi16> to vector<[2]xi64>
  %udot64 = arm_sve.udot %zeros64, %a16, %ones16 : vector<[8]xi16> to vector<[2]xi64>

  %none = arith.constant dense<0> : vector<[16]xi8>
  %rows = arith.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, 2, 2, 2, 2, 2, 2, 2, 2]> : vector<16xi8>
  %b = vector.scalable.insert %rows, %none[0] : vector<16xi8> into vector<[16]xi8>
  %smmla = arm_sve.smmla %tens, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %ummla = arm_sve.ummla %tens, %a, %b : vector<[16]xi8> to vector<[4]xi32>
  %usmmla = arm_sve.usmmla %tens, %b, %a : vector<[16]xi8> to vector<[4]xi32>
  %squares = arm_sve.usmmla %tens, %a, %a : vector<[16]xi8> to vector<[4]xi32>

  %one = arith.constant dense<1.0> : vector<[4]xf32>
  %nothing = arith.constant dense<0.0> : vector<[8]xbf16>
  %x = arith.constant dense<[1.0, 1.0, 16777216.0, 0.0, 0.0, 0.0, 4.0, 4.0]> : vector<8xbf16>
  %y = arith.constant dense<[0.5, 0.5, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]> : vector<8xbf16>
  %f = vector.scalable.insert %x, %nothing[0] : vector<8xbf16> into vector<[8]xbf16>
  %g = vector.scalable.insert %y, %nothing[0] : vector<8xbf16> into vector<[8]xbf16>
  %bfmmla = arm_sve.intr.bfmmla %one, %f, %g : vector<[8]xbf16> to vector<[4]xf32>

  %column = arith.constant dense<0> : vector<4x[1]xi32>
  %of_rows = arm_sve.sdot %column, %a, %ones : vector<[16]xi8> to vector<4x[1]xi32>

  %poison = ub.poison : i8
  %hurt = vector.insert %poison, %none[3] : i8 into vector<[16]xi8>
  %row = arm_sve.smmla %zeros, %hurt, %none : vector<[16]xi8> to vector<[4]xi32>
  %poison32 = ub.poison : i32
  %hurt_sum = vector.insert %poison32, %zeros[1] : i32 into vector<[4]xi32>
  %sum = arm_sve.sdot %hurt_sum, %none, %none : vector<[16]xi8> to vector<[4]xi32>
  return %sdot, %udot, %sdot64, %udot64, %smmla, %ummla, %usmmla, %squares, %bfmmla, %of_rows, %row, %sum
      : vector<[4]xi32>, vector<[4]xi32>, vector<[2]xi64>, vector<[2]xi64>, vector<[4]xi32>, vector<[4]xi32>,
        vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>, vector<4x[1]xi32>, vector<[4]xi32>, vector<[4]xi32>
}
