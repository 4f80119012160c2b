// RUN: not mlir-interp diff %s --passes='func.func(arith-emulate-unsupported-floats{source-types=bf16 target-type=f32})' | FileCheck %s
// Who changes the bits of a NaN that the source only moved is told which rule that breaks.

// CHECK: DIFFERS behind {{.*}}: wrong result in @negated
// CHECK: expected       NaN = 0xFFC0
// CHECK-NEXT: actual         NaN = 0x
// CHECK: rule           the bits of this NaN are no choice of the source, {{.*}}: decision N1
func.func @negated(%a: bf16) -> bf16 {
  %r = arith.negf %a : bf16
  return %r : bf16
}
