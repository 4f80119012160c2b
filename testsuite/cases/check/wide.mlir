// RUN: mlir-interp check %s --via=llvm,mlir --inputs 20 > %t; cat %t | FileCheck %s
// RUN: mlir-interp check %s --via=llvm,mlir --inputs 20 --entry product > %t; test $? -eq 6
// RUN: not mlir-interp run %s --via=llvm -e product --args '3 : i16777215' 2>&1 | FileCheck %s --check-prefix=NATIVE

// LLVM would compile a product of integers as wide as MLIR has them for hours: it is not asked, and
// the other functions are compared.
// CHECK: @product: llvm -O2, mlir -O2: not compared (i16777215 has integers of more than 4096 bits, which LLVM takes too long to compile){{$}}
// NATIVE: i16777215 has integers of more than 4096 bits, which LLVM takes too long to compile
func.func @product(%a: i16777215) -> i16777215 {
  %r = arith.muli %a, %a : i16777215
  return %r : i16777215
}

// CHECK: @inside: llvm -O2, mlir -O2: not compared (vector<2xi5000> has integers
func.func @inside(%a: i8) -> i8 {
  %c = arith.constant dense<3> : vector<2xi5000>
  %d = arith.muli %c, %c : vector<2xi5000>
  return %a : i8
}

// CHECK: @stored: llvm -O2, mlir -O2: not compared (memref<1xi4097> has integers
func.func @stored(%m: memref<1xi4097>) -> i4097 {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<1xi4097>
  return %v : i4097
}

// CHECK: @widest: 20 inputs: all equal
func.func @widest(%a: i4096, %b: i4096) -> i4096 {
  %r = arith.muli %a, %b : i4096
  return %r : i4096
}

// CHECK: @narrow: 20 inputs: all equal
func.func @narrow(%a: i32) -> i32 {
  return %a : i32
}
