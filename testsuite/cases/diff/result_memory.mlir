// RUN: split-file %s %t
// RUN: not mlir-interp diff %t/argument.mlir --with %t/copy.mlir | FileCheck %s --check-prefix=COPY
// RUN: not mlir-interp diff %t/copy.mlir --with %t/ended.mlir | FileCheck %s --check-prefix=ENDED
// RUN: mlir-interp diff %t/ended.mlir --with %t/copy.mlir | FileCheck %s --check-prefix=FITS
// RUN: not mlir-interp diff %t/two.mlir --with %t/one.mlir | FileCheck %s --check-prefix=ONE
// RUN: not mlir-interp diff %t/front.mlir --with %t/back.mlir | FileCheck %s --check-prefix=BACK
// Who writes to a result sees whose memory it is: DECISIONS.md P9.
// COPY: whose memory result 0 is
// COPY: the memory of argument 0, from byte 0 to 4
// COPY: new memory
// ENDED: memory that has ended
// FITS-NOT: DIFFERS
// ONE: whose memory result 1 is
// ONE: the memory of result 0, from byte 0 to 4
// BACK: the memory of argument 0, from byte 0 to 0
// BACK: the memory of argument 0, from byte 1 to 1

//--- argument.mlir
func.func @main(%m: memref<2xi32>) -> memref<2xi32> {
  return %m : memref<2xi32>
}

//--- copy.mlir
func.func @main(%m: memref<2xi32>) -> memref<2xi32> {
  %n = memref.alloc() : memref<2xi32>
  memref.copy %m, %n : memref<2xi32> to memref<2xi32>
  return %n : memref<2xi32>
}

//--- ended.mlir
func.func @main(%m: memref<2xi32>) -> memref<2xi32> {
  %n = memref.alloca() : memref<2xi32>
  memref.copy %m, %n : memref<2xi32> to memref<2xi32>
  return %n : memref<2xi32>
}

//--- two.mlir
func.func @main() -> (memref<2xi32>, memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  %n = memref.alloc() : memref<2xi32>
  return %m, %n : memref<2xi32>, memref<2xi32>
}

//--- one.mlir
func.func @main() -> (memref<2xi32>, memref<2xi32>) {
  %m = memref.alloc() : memref<2xi32>
  return %m, %m : memref<2xi32>, memref<2xi32>
}

//--- front.mlir
func.func @main(%m: memref<2xi8>) -> memref<1xi8, strided<[1], offset: ?>> {
  %zero = arith.constant 0 : index
  %v = memref.subview %m[%zero] [1] [1] : memref<2xi8> to memref<1xi8, strided<[1], offset: ?>>
  return %v : memref<1xi8, strided<[1], offset: ?>>
}

//--- back.mlir
func.func @main(%m: memref<2xi8>) -> memref<1xi8, strided<[1], offset: ?>> {
  %one = arith.constant 1 : index
  %v = memref.subview %m[%one] [1] [1] : memref<2xi8> to memref<1xi8, strided<[1], offset: ?>>
  return %v : memref<1xi8, strided<[1], offset: ?>>
}
