// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A part that is poison makes the number poison (N14), and a flag of a sum holds for its parts: the report
// is of the operation that has the flag, not of those that it means.

func.func @main() -> i1 {
  %nan = arith.constant 0x7FC00000 : f32
  %one = arith.constant 1.0 : f32
  %z = complex.create %one, %nan : complex<f32>
  // CHECK: [[@LINE+2]]:{{[0-9]+}}: note: the poison was born here: an argument is NaN, which nnan excludes
  // CHECK-NEXT: complex.add
  %sum = complex.add %z, %z fastmath<nnan> : complex<f32>
  %real = complex.re %sum : complex<f32>
  %c = arith.cmpf oeq, %real, %real : f32
  cf.cond_br %c, ^end, ^end
^end:
  return %c : i1
}

// RUN: not mlir-interp run %s -e other_part 2>&1 | FileCheck %s --check-prefix=OTHER
func.func @other_part() -> i1 {
  %p = ub.poison : f32
  %one = arith.constant 1.0 : f32
  %z = complex.create %p, %one : complex<f32>
  %imaginary = complex.im %z : complex<f32>
  %c = arith.cmpf oeq, %imaginary, %one : f32
  // OTHER: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour
  cf.cond_br %c, ^end, ^end
^end:
  return %c : i1
}
