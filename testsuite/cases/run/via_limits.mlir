// RUN: not mlir-interp run %s -e late --via=llvm --native-seconds=1 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: mlir-interp run %s -e late --via=mlir --native-seconds=1 2> /dev/null; test $? -eq 7
// RUN: not mlir-interp run %s -e room --via=llvm 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: mlir-interp run %s -e room --via=mlir 2> /dev/null; test $? -eq 7
// RUN: not mlir-interp run %s -e result --via=llvm --max-memory=1000 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: mlir-interp run %s -e result --via=llvm --max-memory=1000 2> /dev/null; test $? -eq 7
// RUN: not mlir-interp run %s -e asserts --args=3 --via=llvm 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not mlir-interp run %s -e asserts --args=3 --via=mlir 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: mlir-interp run %s -e asserts --args=3 --via=llvm 2> /dev/null; test $? -eq 5
// RUN: not mlir-interp run %s -e casts --args='dense<0> : tensor<3xi8>' --via=llvm 2>&1 | FileCheck %s --check-prefix=CAST
// Limits of native code are limits; where it stops itself it says why.

// LATE: error: limit reached: native code takes too long (--native-seconds)
func.func @late() {
  cf.br ^again
^again:
  cf.br ^again
}

// ROOM: error: limit reached: native code needs, or gives back, more memory than there is room for
func.func @room() -> memref<?xi8> {
  %size = arith.constant 100000000000 : index
  %m = memref.alloc(%size) : memref<?xi8>
  return %m : memref<?xi8>
}

// RESULT: error: limit reached: {{.*}} (--max-memory)
func.func @result() -> memref<100000xi8> {
  %m = memref.alloc() : memref<100000xi8>
  return %m : memref<100000xi8>
}

// ASSERT: error: native code did not return: it stopped itself: the number is odd
func.func @asserts(%n: i32) -> i32 {
  %even = arith.trunci %n : i32 to i1
  %true = arith.constant true
  %good = arith.xori %even, %true : i1
  cf.assert %good, "the number is odd"
  return %n : i32
}

// CAST: error: native code did not return: it stopped itself: a memref.cast does not hold
func.func @casts(%m: memref<?xi8>) -> memref<4xi8> {
  %r = memref.cast %m : memref<?xi8> to memref<4xi8>
  return %r : memref<4xi8>
}
