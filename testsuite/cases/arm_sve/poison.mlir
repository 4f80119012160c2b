// A lane is poison where mask or src1 is, or src2 where it is on (V56); of a predicate's bits one alone counts (V58).
// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// RUN: mlir-interp run %s -e turns 2>/dev/null | FileCheck %s --check-prefix=TURNS

// CHECK:      dense<[poison, poison, 5, poison]> : vector<[4]xi32>
// CHECK-NEXT: dense<[poison, poison, 5, poison]> : vector<[4]xi32>
// CHECK-NEXT: dense<[poison, poison, 5, poison]> : vector<[4]xi32>
// CHECK-NEXT: dense<[5, poison, 5, 5]> : vector<[4]xi32>
// CHECK-NEXT: dense<[2.000000e+00, poison, 1.000000e+00, 1.000000e+00]> : vector<[4]xf32>
// CHECK-NEXT: dense<[poison, true, true, false]> : vector<[4]xi1>
// CHECK-NEXT: dense<false> : vector<[4]xi1>
// CHECK-NEXT: poison : vector<[4]xi1>
// CHECK-NEXT: poison : vector<[4]xi1>
// CHECK-NEXT: dense<[poison, poison, 5, 5]> : vector<[4]xi32>
// CHECK-NEXT: dense<[5, 5, poison, poison]> : vector<[4]xi32>
// CHECK-NEXT: dense<[5, poison, 5, poison]> : vector<[4]xi32>
func.func @main() -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>,
                      vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>,
                      vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) {
  %none = arith.constant dense<0> : vector<[4]xi32>
  %fives = arith.constant dense<5> : vector<[4]xi32>
  %undone = ub.poison : i32
  %two = arith.constant 2 : index
  %first = vector.create_mask %two : vector<[4]xi1>
  %unknown = ub.poison : i1

  // Lane 0: mask. Lane 1, on: src2. Lane 2, off: src2. Lane 3, off: src1.
  %mask = vector.insert %unknown, %first[0] : i1 into vector<[4]xi1>
  %a = vector.insert %undone, %fives[3] : i32 into vector<[4]xi32>
  %some = vector.insert %undone, %none[1] : i32 into vector<[4]xi32>
  %b = vector.insert %undone, %some[2] : i32 into vector<[4]xi32>
  %add = arm_sve.masked.addi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %signed = arm_sve.masked.divi_signed %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %unsigned = arm_sve.masked.divi_unsigned %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  %c = vector.insert %undone, %fives[1] : i32 into vector<[4]xi32>
  %one_each = arith.constant dense<1> : vector<[4]xi32>
  %of_poison = arm_sve.masked.divi_signed %first, %c, %one_each : vector<[4]xi1>, vector<[4]xi32>
  %ones = arith.constant dense<1.0> : vector<[4]xf32>
  %nothing = ub.poison : f32
  %f = vector.insert %nothing, %ones[1] : f32 into vector<[4]xf32>
  %g = vector.insert %nothing, %f[3] : f32 into vector<[4]xf32>
  %addf = arm_sve.masked.addf %first, %ones, %g : vector<[4]xi1>, vector<[4]xf32>

  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %nowhere = ub.poison : index
  %three_on = vector.create_mask %three : vector<[4]xi1>
  %p1 = vector.insert %unknown, %three_on[0] : i1 into vector<[4]xi1>
  %given = arm_sve.psel %p1, %mask[%one] : vector<[4]xi1>, vector<[4]xi1>
  %not_given = arm_sve.psel %p1, %mask[%three] : vector<[4]xi1>, vector<[4]xi1>
  %either = arm_sve.psel %three_on, %mask[%zero] : vector<[4]xi1>, vector<[4]xi1>
  %anywhere = arm_sve.psel %three_on, %three_on[%nowhere] : vector<[4]xi1>, vector<[4]xi1>

  %poisoned = vector.insert %undone, %fives[0] : i32 into vector<[4]xi32>
  %low, %rest = arm_sve.zip.x2 %poisoned, %poisoned : vector<[4]xi32>
  %last, %high = arm_sve.zip.x2 %a, %a : vector<[4]xi32>
  %dup = vector.insert %undone, %a[1] : i32 into vector<[4]xi32>
  %segment = arm_sve.dupq_lane %dup[0] : vector<[4]xi32>
  return %add, %signed, %unsigned, %of_poison, %addf, %given, %not_given, %either, %anywhere, %low, %high, %segment
      : vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>,
        vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>,
        vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>
}

// In the second turn the bit is poison where it was true before.
// TURNS: poison : vector<[4]xi1>
func.func @turns() -> vector<[4]xi1> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %on = arith.constant dense<true> : vector<[4]xi1>
  %none = arith.constant dense<false> : vector<[4]xi1>
  %r, %p = scf.for %i = %zero to %two step %one iter_args(%r = %on, %p = %none) -> (vector<[4]xi1>, vector<[4]xi1>) {
    %sum = arith.addi %p, %on overflow<nuw> : vector<[4]xi1>
    %given = arm_sve.psel %on, %sum[%i] : vector<[4]xi1>, vector<[4]xi1>
    scf.yield %given, %on : vector<[4]xi1>, vector<[4]xi1>
  }
  return %r : vector<[4]xi1>
}
