// RUN: grep '^ *//CLAIM' %s | sed 's|//CLAIM||' > %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// Bounds that some value passes, of either sign and lane by lane; poison passes none.
//CLAIM @main %i in [0, 2]
//CLAIM @main %s in signed [-3, 0]
//CLAIM @main %u in [0, 252]
//CLAIM @main %v in [1, 3]
//CLAIM @main %p in [0, 0]
// CHECK: {{.*}}:[[#@LINE+12]]:{{.*}}: error: a claim is broken: the file of claims says that %i is at least 0 and at most 2, unsigned, and it is 3 : index
// CHECK: note: in the loops around it, at %i = 3
// CHECK: error: a claim is broken: the file of claims says that %u is at least 0 and at most 252, unsigned, and it is -3 : i8
// CHECK: note: in 'arith.addi', with %s = -3 : i8, %zero = 0 : i8
// CHECK: error: a claim is broken: the file of claims says that %v is at least 1 and at most 3, unsigned, and it is dense<[1, 2, 3, 4]> : vector<4xi8>
// CHECK: claims: range: 5, 5 of them held against 8 values, 3 broken
func.func @main() -> i8 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i8
  scf.for %i = %c0 to %c4 step %c1 {
    %unused = arith.addi %i, %i : index
  }
  %s = arith.constant -3 : i8
  %u = arith.addi %s, %zero : i8
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %p = ub.poison : i8
  return %u : i8
}
