// The same operations on vectors whose sizes the run decides.
// RUN: mlir-interp run %s --vscale=1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s --vscale=2 | FileCheck %s --check-prefix=TWO

// ONE:      dense<[0, 1]> : vector<[2]xindex>
// ONE-NEXT: dense<{{\[\[}}0, 1], [0, 1]]> : vector<2x[2]xindex>
// ONE-NEXT: dense<{{\[\[}}0, 0], [1, 1]]> : vector<[2]x2xindex>
// ONE-NEXT: dense<[0, 1]> : vector<[2]xindex>
// ONE-NEXT: dense<[0, 7, 1, 7]> : vector<[4]xindex>
// ONE-NEXT: dense<[0, 7]> : vector<[2]xindex>
// ONE-NEXT: dense<[0, 1]> : vector<[2]xindex>
// ONE-NEXT: dense<[0, 0, 1, 0]> : vector<[4]xi32>
// ONE-NEXT: dense<{{\[\[}}0, 1], [7, 7]]> : vector<2x[2]xindex>
// ONE-NEXT: dense<{{\[\[}}0, 1]]> : vector<1x[2]xindex>

// TWO:      dense<[0, 1, 2, 3]> : vector<[2]xindex>
// TWO-NEXT: dense<{{\[\[}}0, 1, 2, 3], [0, 1, 2, 3]]> : vector<2x[2]xindex>
// TWO-NEXT: dense<{{\[\[}}0, 0], [1, 1], [2, 2], [3, 3]]> : vector<[2]x2xindex>
// TWO-NEXT: dense<[0, 1, 2, 3]> : vector<[2]xindex>
// TWO-NEXT: dense<[0, 7, 1, 7, 2, 7, 3, 7]> : vector<[4]xindex>
// TWO-NEXT: dense<[0, 7, 1, 7]> : vector<[2]xindex>
// TWO-NEXT: dense<[0, 1, 2, 3]> : vector<[2]xindex>
// TWO-NEXT: dense<[0, 0, 1, 0, 2, 0, 3, 0]> : vector<[4]xi32>
// TWO-NEXT: dense<{{\[\[}}0, 1, 2, 3], [7, 7, 7, 7]]> : vector<2x[2]xindex>
// TWO-NEXT: dense<{{\[\[}}0, 1, 2, 3]]> : vector<1x[2]xindex>
func.func @main() -> (vector<[2]xindex>, vector<2x[2]xindex>, vector<[2]x2xindex>, vector<[2]xindex>,
                      vector<[4]xindex>, vector<[2]xindex>, vector<[2]xindex>, vector<[4]xi32>,
                      vector<2x[2]xindex>, vector<1x[2]xindex>) {
  %c7 = arith.constant 7 : index
  %a = vector.step : vector<[2]xindex>
  %b = vector.broadcast %a : vector<[2]xindex> to vector<2x[2]xindex>
  %c = vector.transpose %b, [1, 0] : vector<2x[2]xindex> to vector<[2]x2xindex>
  %sevens = vector.broadcast %c7 : index to vector<[2]xindex>
  %flat = vector.shape_cast %b : vector<2x[2]xindex> to vector<[4]xindex>
  %d, %odd = vector.deinterleave %flat : vector<[4]xindex> -> vector<[2]xindex>
  %row = vector.extract %b[1] : vector<[2]xindex> from vector<2x[2]xindex>
  %e = vector.interleave %a, %sevens : vector<[2]xindex> -> vector<[4]xindex>
  %f = vector.scalable.extract %e[0] : vector<[2]xindex> from vector<[4]xindex>
  %bits = vector.bitcast %a : vector<[2]xindex> to vector<[4]xi32>
  %h = vector.insert %sevens, %b[1] : vector<[2]xindex> into vector<2x[2]xindex>
  %i = vector.extract_strided_slice %h {offsets = [0, 0], sizes = [1, 2], strides = [1, 1]}
      : vector<2x[2]xindex> to vector<1x[2]xindex>
  return %a, %b, %c, %row, %e, %f, %row, %bits, %h, %i : vector<[2]xindex>, vector<2x[2]xindex>,
      vector<[2]x2xindex>, vector<[2]xindex>, vector<[4]xindex>, vector<[2]xindex>, vector<[2]xindex>,
      vector<[4]xi32>, vector<2x[2]xindex>, vector<1x[2]xindex>
}
