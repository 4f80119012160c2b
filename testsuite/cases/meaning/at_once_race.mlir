// RUN: mlir-interp run %s 2> %t; test $? -eq 4
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp run %s --seed=2 2> %t; test $? -eq 4
// RUN: FileCheck %s --input-file=%t --check-prefix=SEED
// RUN: mlir-interp run %s -e global 2> %t; test $? -eq 4
// RUN: FileCheck %s --input-file=%t --check-prefix=GLOBAL
// Regions that run at once race (G7, M7), whichever comes first: both places are told.
meaning.op my.yield()
meaning.op my.three() {
  meaning.parallel [0, 1, 2]() : () -> ()
}
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  // CHECK: [[#@LINE+8]]:5: error: undefined behaviour: a data race: region #2 writes memory that region #0 reads
  // CHECK: [[#@LINE+2]]:10: note: region #0 reads it here, in 'memref.load'
  "my.three"() ({
    %a = memref.load %m[] : memref<i32>
    "my.yield"() : () -> ()
  }, {
    "my.yield"() : () -> ()
  }, {
    memref.store %one, %m[] : memref<i32>
    // CHECK: note: the regions are those of this 'my.three', which run at once
    // SEED: error: undefined behaviour: a data race: region #0 reads memory that region #2 writes
    // CHECK: the rule is decision M7
    "my.yield"() : () -> ()
  }) : () -> ()
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
ml_program.global private mutable @g(0 : i32) : i32
func.func @global() {
  %one = arith.constant 1 : i32
  "my.three"() ({
    ml_program.global_store @g = %one : i32
    "my.yield"() : () -> ()
  }, {
    // GLOBAL: [[#@LINE+1]]:5: error: undefined behaviour: a data race: region #1 writes elements that region #0 writes
    ml_program.global_store @g = %one : i32
    "my.yield"() : () -> ()
  }, {
    "my.yield"() : () -> ()
  }) : () -> ()
  return
}
