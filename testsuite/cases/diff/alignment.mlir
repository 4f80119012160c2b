// RUN: not mlir-interp diff %s --with=%S/Inputs/alignment.mlir -e asked | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/alignment.mlir -e handed_in | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/alignment.mlir -e viewed | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s --with=%S/Inputs/alignment.mlir -e aligned | FileCheck %s --check-prefix=RIGHT
// Memory is aligned as was asked, and may be by no more (M1): an access that wants more is undefined
// with some seed.
// WRONG: DIFFERS {{.*}} undefined behaviour in
// WRONG: is not aligned to
// RIGHT: refines
func.func @asked() -> i8 {
  %v = arith.constant 7 : i8
  %m = memref.alloc() : memref<i8>
  memref.store %v, %m[] : memref<i8>
  %r = memref.load %m[] : memref<i8>
  return %r : i8
}
func.func @handed_in(%m: memref<i8>) -> i8 {
  %r = memref.load %m[] : memref<i8>
  return %r : i8
}
func.func @viewed() -> i32 {
  %v = arith.constant 7 : i32
  return %v : i32
}
func.func @aligned() -> i8 {
  %v = arith.constant 7 : i8
  return %v : i8
}
