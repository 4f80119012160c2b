// RUN: not mlir-interp run --claims %s 2>&1 | FileCheck %s
// What LLVM 22.1.8 says, and is not so: bounds of a loop that counts without sign are made as if it
// had one, and results of a reduction, of vector.step and of memref.extract_strided_metadata, of
// which the analysis knows nothing, are taken for ones that are never computed. Joined with a
// constant such a result becomes that constant.
// CHECK-DAG: says that %i is never computed, and it is 0 : i8
// CHECK-DAG: says that %joined is at least 100 and at most 100, unsigned, and it is 106 : i32
// CHECK-DAG: says that %v is never computed, and it is dense<[0, 1, 2, 3]> : vector<[4]xindex>
// CHECK-DAG: says that %p is never computed, and it is 106 : i32
// CHECK-DAG: says that %length is at least 5 and at most 5, unsigned, and it is 4 : index
func.func @main() -> i8 {
  %zero = arith.constant 0 : i8
  %hundred = arith.constant 100 : i8
  %end = arith.constant 200 : i8
  %s = scf.for unsigned %i = %zero to %end step %hundred iter_args(%x = %zero) -> (i8) : i8 {
    %n = arith.addi %x, %i : i8
    scf.yield %n : i8
  }
  %true = arith.constant true
  %joined = func.call @reduced(%true) : (i1) -> i32
  %v = vector.step : vector<[4]xindex>
  %n = func.call @measured(%true) : (i1) -> index
  return %s : i8
}
func.func @reduced(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = arith.constant 100 : i32
  %p = scf.parallel (%k) = (%c0) to (%c4) step (%c1) init (%init) -> i32 {
    %x = arith.index_cast %k : index to i32
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  %joined = arith.select %c, %p, %init : i32
  return %joined : i32
}
func.func @measured(%c: i1) -> index {
  %five = arith.constant 5 : index
  %m = memref.alloca() : memref<4xf32>
  %length = scf.if %c -> index {
    %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
    scf.yield %size : index
  } else {
    scf.yield %five : index
  }
  return %length : index
}
