// print computes expressions of values and elements: integers without bound, floats in their format;
// and says what it does not understand.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/expressions.txt -

func.func @main() {
  %a = arith.constant 100 : i8
  %b = arith.constant -7 : i8
  %i = arith.constant 1 : index
  %wide = arith.constant 170141183460469231731687303715884105727 : i128
  %yes = arith.constant true
  %x = arith.constant 0.1 : f32
  %y = arith.constant 0.1 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %v = arith.constant dense<1> : vector<2xi8>
  %most = arith.constant -128 : i8
  %broken = arith.addi %a, %a overflow<nsw> : i8
  %m = memref.alloc() : memref<2x3xi8>
  memref.store %b, %m[%i, %i] : memref<2x3xi8>
  return
}

// STEP: break 19
// STEP: continue
// STEP: print %a + %b
// STEP: print %a+%a
// STEP: print %a * %a * %a
// STEP: print %b / 2
// STEP: print %b rem 4
// STEP: print %most / -1
// STEP: print -%most
// STEP: print %b - -3
// STEP: print 2 + 3 * 4
// STEP: print (2 + 3) * 4
// STEP: print %wide * %wide
// STEP: print %a + %i
// STEP: print/x %a + 1
// STEP: p/t %b + 1
// STEP: print 0xFF + %i
// STEP: print %a == 100
// STEP: print %a < %b
// STEP: print %a + 1 >= %wide
// STEP: print %yes == true
// STEP: print (%a < %b) == false
// STEP: print %x + %x
// STEP: print %x * 3
// STEP: print %x == 0.1
// STEP: print %y == 0.1
// STEP: p/e -%x
// STEP: print %y rem 0.03
// STEP: print %nan == %nan
// STEP: print %nan != %nan
// STEP: print %broken + 1
// STEP: print %broken == %broken
// STEP: print %m[%i, %i] + 1
// STEP: print %m[%i - 1 + 1, 1] * %a
// STEP: print %m[%i, %i]
// STEP: print 12
// STEP: print %m[0, %i]
// STEP: print %m[%i, 3]
// STEP: print %m[%i]
// STEP: print %m[%x, 0]
// STEP: print %m[%broken, 0]
// STEP: print %m + 1
// STEP: print %v * 2
// STEP: print %a[%i]
// STEP: print %x + %y
// STEP: print %x + %a
// STEP: print %yes + true
// STEP: print %a / 0
// STEP: print %a +
// STEP: print (%a + 1
// STEP: print %a %b
// STEP: print %a & 1
// STEP: print %none + 1
// STEP: print 1x
// STEP: print 5 % 3
// STEP: print %a-1
// STEP: print %m[0, 1
// STEP: print %m[0, 1, 2]
