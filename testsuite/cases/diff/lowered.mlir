// RUN: mlir-interp diff %s --passes='convert-scf-to-cf,expand-strided-metadata,finalize-memref-to-llvm,convert-func-to-llvm,convert-complex-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts' --inputs=100 | FileCheck %s
// RUN: mlir-interp diff %s --passes='convert-func-to-llvm{use-bare-ptr-memref-call-conv=true}' -e bare --inputs=50 | FileCheck %s --check-prefix=BARE
// RUN: not mlir-interp diff %s --with=%S/Inputs/lowered.mlir -e sum > %t
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t
// RUN: tail -n 1 %t > %t.sh; not sh %t.sh | FileCheck %s --check-prefix=SHOWN
// Functions whose types have become LLVM's are called with the same values: a memref taken apart, several results in
// a struct (decision M18).

// CHECK: no counterexample in {{[0-9]+}} inputs: 4 functions
// BARE: no counterexample in 50 inputs: 1 function

// WRONG: DIFFERS in {{.*}}: wrong result in @sum
// WRONG: where result 0
// WRONG: to see it
// WRONG-NEXT: diff {{.*}}lowered.mlir --with={{.*}}lowered.mlir -e sum --args=
// SHOWN: wrong result in @sum
func.func @sum(%m: memref<?x2xi8>, %i: index) -> (i8, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i8
  %n = memref.dim %m, %c0 : memref<?x2xi8>
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %zero) -> i8 {
    %v = memref.load %m[%k, %c1] : memref<?x2xi8>
    %x = arith.addi %a, %v : i8
    memref.store %x, %m[%k, %c0] : memref<?x2xi8>
    scf.yield %x : i8
  }
  %j = arith.addi %i, %n : index
  return %r, %j : i8, index
}

func.func @given_back(%m: memref<3xi8>, %c: complex<f32>) -> (memref<3xi8>, complex<f32>) {
  return %m, %c : memref<3xi8>, complex<f32>
}

func.func @unranked(%m: memref<*xi16>) -> index {
  %r = memref.rank %m : memref<*xi16>
  return %r : index
}

func.func @bare(%m: memref<4xi16>, %x: i16) {
  %c2 = arith.constant 2 : index
  memref.store %x, %m[%c2] : memref<4xi16>
  return
}
