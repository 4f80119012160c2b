// Parts of scalable vectors: fixed ones at any multiple, scalable ones at positions that count in vscale lanes;
// what is not all within is poison (V14).
// RUN: mlir-interp run %s --vscale=1 2>/dev/null | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s --vscale=2 2>/dev/null | FileCheck %s --check-prefix=TWO

// ONE:      dense<[0, 1]> : vector<2xindex>
// ONE-NEXT: dense<[2, 3]> : vector<2xindex>
// ONE-NEXT: poison : vector<2xindex>
// ONE-NEXT: poison : vector<2xindex>
// ONE-NEXT: dense<[2, 3]> : vector<[2]xindex>
// ONE-NEXT: dense<[0, 1, 9, 9]> : vector<[4]xindex>
// ONE-NEXT: poison : vector<[4]xindex>
// ONE-NEXT: dense<[0, 1, 0, 1]> : vector<[4]xindex>

// TWO:      dense<[0, 1]> : vector<2xindex>
// TWO-NEXT: dense<[2, 3]> : vector<2xindex>
// TWO-NEXT: dense<[6, 7]> : vector<2xindex>
// TWO-NEXT: poison : vector<2xindex>
// TWO-NEXT: dense<[4, 5, 6, 7]> : vector<[2]xindex>
// TWO-NEXT: dense<[0, 1, 9, 9, 4, 5, 6, 7]> : vector<[4]xindex>
// TWO-NEXT: dense<[0, 1, 2, 3, 4, 5, 9, 9]> : vector<[4]xindex>
// TWO-NEXT: dense<[0, 1, 2, 3, 0, 1, 2, 3]> : vector<[4]xindex>
func.func @main() -> (vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<[2]xindex>,
                      vector<[4]xindex>, vector<[4]xindex>, vector<[4]xindex>) {
  %v = vector.step : vector<[4]xindex>
  %nines = arith.constant dense<9> : vector<2xindex>
  %short = vector.step : vector<[2]xindex>
  %a = vector.scalable.extract %v[0] : vector<2xindex> from vector<[4]xindex>
  %b = vector.scalable.extract %v[2] : vector<2xindex> from vector<[4]xindex>
  %c = vector.scalable.extract %v[6] : vector<2xindex> from vector<[4]xindex>
  %d = vector.scalable.extract %v[-2] : vector<2xindex> from vector<[4]xindex>
  %e = vector.scalable.extract %v[2] : vector<[2]xindex> from vector<[4]xindex>
  %f = vector.scalable.insert %nines, %v[2] : vector<2xindex> into vector<[4]xindex>
  %g = vector.scalable.insert %nines, %v[6] : vector<2xindex> into vector<[4]xindex>
  %h = vector.scalable.insert %short, %v[2] : vector<[2]xindex> into vector<[4]xindex>
  return %a, %b, %c, %d, %e, %f, %g, %h : vector<2xindex>, vector<2xindex>, vector<2xindex>, vector<2xindex>,
      vector<[2]xindex>, vector<[4]xindex>, vector<[4]xindex>, vector<[4]xindex>
}
