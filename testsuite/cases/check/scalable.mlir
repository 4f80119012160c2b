// Native code is for processors of the x86-64 family, which have no scalable vectors; `run --vscale`
// runs them.
// RUN: not mlir-interp check %s --via=both | FileCheck %s
// RUN: mlir-interp run %s -e sum --vscale=2 --args 'dense<2.5>' | FileCheck %s --check-prefix=TWICE

// CHECK: @sum: llvm -O2, mlir -O2: not compared (argument 0 of type 'vector<[2]xf32>' has no native counterpart: the processor has no scalable vectors)
func.func @sum(%v: vector<[2]xf32>) -> f32 {
  // TWICE: 1.000000e+01 : f32
  %sum = vector.reduction <add>, %v : vector<[2]xf32> into f32
  return %sum : f32
}

// CHECK: @inside: llvm -O2: not compared ('vector.step': the type 'vector<[4]xindex>' has no native counterpart: the processor has no scalable vectors)
func.func @inside() -> index {
  %steps = vector.step : vector<[4]xindex>
  %sum = vector.reduction <add>, %steps : vector<[4]xindex> into index
  return %sum : index
}
