// RUN: not mlir-interp run %s -e overflow 2>&1 | FileCheck %s -DOP=llvm.intr.umul.with.overflow
// RUN: not mlir-interp run %s -e converted 2>&1 | FileCheck %s -DOP=llvm.intr.vp.uitofp
// RUN: not mlir-interp run %s -e masked 2>&1 | FileCheck %s -DOP=llvm.intr.vp.add
// RUN: not mlir-interp run %s -e reduced 2>&1 | FileCheck %s -DOP=llvm.intr.vp.reduce.add
// RUN: not mlir-interp run %s -e expanded 2>&1 | FileCheck %s -DOP=llvm.intr.masked.expandload
// RUN: not mlir-interp run %s -e halves 2>&1 | FileCheck %s -DOP=llvm.intr.vector.deinterleave2
// RUN: not mlir-interp run %s -e scaled 2>&1 | FileCheck %s -DOP=llvm.intr.ldexp
// RUN: not mlir-interp run %s -e extracted 2>&1 | FileCheck %s -DOP=llvm.intr.vector.extract
// RUN: not mlir-interp run %s -e inserted 2>&1 | FileCheck %s -DOP=llvm.intr.vector.insert
// RUN: not mlir-interp run %s -e shuffled 2>&1 | FileCheck %s -DOP=llvm.shufflevector
// RUN: not mlir-interp run %s -e shortened 2>&1 | FileCheck %s -DOP=llvm.shufflevector
// RUN: not mlir-interp run %s -e transposed 2>&1 | FileCheck %s -DOP=llvm.intr.matrix.transpose
// RUN: not mlir-interp run %s -e multiplied 2>&1 | FileCheck %s -DOP=llvm.intr.matrix.multiply
// Upstream's verifier leaves the types of intrinsics open, of which LLVM has none of these.
// CHECK: error: unsupported: '[[OP]]': it has no meaning for values of these types together
func.func @overflow() -> i1 {
  %a = arith.constant true
  %r = "llvm.intr.umul.with.overflow"(%a, %a) : (i1, i1) -> i1
  return %r : i1
}
func.func @converted() -> vector<2xi32> {
  %a = arith.constant dense<1> : vector<2xi32>
  %m = arith.constant dense<true> : vector<2xi1>
  %n = arith.constant 2 : i32
  %r = "llvm.intr.vp.uitofp"(%a, %m, %n) : (vector<2xi32>, vector<2xi1>, i32) -> vector<2xi32>
  return %r : vector<2xi32>
}
func.func @masked() -> vector<4xi32> {
  %a = arith.constant dense<1> : vector<4xi32>
  %m = arith.constant dense<true> : vector<2xi1>
  %n = arith.constant 2 : i32
  %r = "llvm.intr.vp.add"(%a, %a, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<2xi1>, i32) -> vector<4xi32>
  return %r : vector<4xi32>
}
func.func @reduced() -> i64 {
  %a = arith.constant dense<1> : vector<4xi32>
  %s = arith.constant 0 : i64
  %m = arith.constant dense<true> : vector<4xi1>
  %n = arith.constant 2 : i32
  %r = "llvm.intr.vp.reduce.add"(%s, %a, %m, %n) : (i64, vector<4xi32>, vector<4xi1>, i32) -> i64
  return %r : i64
}
func.func @expanded() -> !llvm.ptr {
  %p = llvm.mlir.zero : !llvm.ptr
  %m = arith.constant dense<true> : vector<4xi1>
  %r = "llvm.intr.masked.expandload"(%p, %m, %m) : (!llvm.ptr, vector<4xi1>, vector<4xi1>) -> !llvm.ptr
  return %r : !llvm.ptr
}
func.func @halves() -> vector<4xi32> {
  %a = arith.constant dense<1> : vector<4xi32>
  %r = "llvm.intr.vector.deinterleave2"(%a) : (vector<4xi32>) -> vector<4xi32>
  return %r : vector<4xi32>
}
func.func @scaled() -> i300 {
  %x = arith.constant 1.5 : f32
  %n = arith.constant 2 : i32
  %r = "llvm.intr.ldexp"(%x, %n) : (f32, i32) -> i300
  return %r : i300
}
func.func @extracted() -> vector<2x!llvm.ptr> {
  %a = arith.constant dense<1> : vector<4xi8>
  %r = "llvm.intr.vector.extract"(%a) <{pos = 2 : i64}> : (vector<4xi8>) -> vector<2x!llvm.ptr>
  return %r : vector<2x!llvm.ptr>
}
func.func @inserted() -> vector<4xi8> {
  %a = arith.constant dense<1> : vector<4xi8>
  %p = arith.constant dense<1> : vector<2xi300>
  %r = "llvm.intr.vector.insert"(%a, %p) <{pos = 2 : i64}> : (vector<4xi8>, vector<2xi300>) -> vector<4xi8>
  return %r : vector<4xi8>
}
func.func @shuffled() -> vector<2xi300> {
  %a = arith.constant dense<1> : vector<2xi8>
  %r = "llvm.shufflevector"(%a, %a) <{mask = array<i32: 1, 3>}> : (vector<2xi8>, vector<2xi8>) -> vector<2xi300>
  return %r : vector<2xi300>
}
func.func @shortened() -> vector<1xi8> {
  %a = arith.constant dense<1> : vector<2xi8>
  %r = "llvm.shufflevector"(%a, %a) <{mask = array<i32: 1, 3>}> : (vector<2xi8>, vector<2xi8>) -> vector<1xi8>
  return %r : vector<1xi8>
}
func.func @transposed() -> vector<4xf32> {
  %a = arith.constant dense<1> : vector<4xi8>
  %r = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 2 : i32} : vector<4xi8> into vector<4xf32>
  return %r : vector<4xf32>
}
func.func @multiplied() -> vector<1xf32> {
  %a = arith.constant dense<1.0> : vector<2xf32>
  %b = arith.constant dense<1> : vector<2xi8>
  %r = llvm.intr.matrix.multiply %a, %b {lhs_rows = 1 : i32, lhs_columns = 2 : i32, rhs_columns = 1 : i32} : (vector<2xf32>, vector<2xi8>) -> vector<1xf32>
  return %r : vector<1xf32>
}
