// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: mlir-interp run %s -e of_operations | FileCheck %s --check-prefix=OPERATIONS
// RUN: not mlir-interp run %s -e other_types 2>&1 | FileCheck %s --check-prefix=TYPES
// RUN: not mlir-interp run %s -e no_constant --args=true 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not mlir-interp run %s -e other_name 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: mlir-interp run %s -e no_flag 2>&1 | FileCheck %s --check-prefix=FLAG
// Intrinsics that have no operation of their own, and those that have one.

func.func @main() -> (f64, f64, f64) {
  %x = llvm.mlir.constant(-3.25 : f64) : f64
  %pair = llvm.call_intrinsic "llvm.modf.f64"(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %part = llvm.extractvalue %pair[0] : !llvm.struct<(f64, f64)>
  %whole = llvm.extractvalue %pair[1] : !llvm.struct<(f64, f64)>
  %infinite = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %other = llvm.call_intrinsic "llvm.modf.f64"(%infinite) : (f64) -> !llvm.struct<(f64, f64)>
  %none = llvm.extractvalue %other[0] : !llvm.struct<(f64, f64)>
  // CHECK: -2.500000e-01 : f64
  // CHECK-NEXT: -3.000000e+00 : f64
  // CHECK-NEXT: -0.000000e+00 : f64
  return %part, %whole, %none : f64, f64, f64
}

func.func @unknown() {
  // UNKNOWN: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: {{.*}}the intrinsic 'llvm.x86.sse2.pause'
  llvm.call_intrinsic "llvm.x86.sse2.pause"() : () -> ()
  return
}

func.func @of_operations() -> (i8, i8, vector<2xi8>, i8, f64, i8, i8, i32) {
  %a = llvm.mlir.constant(100 : i8) : i8
  %b = llvm.mlir.constant(101 : i8) : i8
  %least = llvm.mlir.constant(-128 : i8) : i8
  %v = llvm.mlir.constant(dense<[100, -100]> : vector<2xi8>) : vector<2xi8>
  %w = llvm.mlir.constant(dense<[101, 99]> : vector<2xi8>) : vector<2xi8>
  %no = llvm.mlir.constant(false) : i1
  %x = llvm.mlir.constant(2.25 : f64) : f64
  %sum = llvm.call_intrinsic "llvm.sadd.sat.i8"(%a, %b) : (i8, i8) -> i8
  %order = llvm.call_intrinsic "llvm.scmp.i8.i8"(%a, %b) : (i8, i8) -> i8
  %most = llvm.call_intrinsic "llvm.umax.v2i8"(%v, %w) : (vector<2xi8>, vector<2xi8>) -> vector<2xi8>
  %size = llvm.call_intrinsic "llvm.abs"(%least, %no) : (i8, i1) -> i8
  %root = llvm.call_intrinsic "llvm.sqrt.f64"(%x) {fastmathFlags = #llvm.fastmath<nnan>} : (f64) -> f64
  %all = llvm.call_intrinsic "llvm.vector.reduce.smax.v2i8"(%v) : (vector<2xi8>) -> i8
  %pair = llvm.call_intrinsic "llvm.sadd.with.overflow.i8"(%a, %b) : (i8, i8) -> !llvm.struct<(i8, i1)>
  %wrapped = llvm.extractvalue %pair[0] : !llvm.struct<(i8, i1)>
  %rounding = llvm.call_intrinsic "llvm.get.rounding"() : () -> i32
  // OPERATIONS: 127 : i8
  // OPERATIONS-NEXT: -1 : i8
  // OPERATIONS-NEXT: dense<[101, -100]> : vector<2xi8>
  // OPERATIONS-NEXT: -128 : i8
  // OPERATIONS-NEXT: 1.500000e+00 : f64
  // OPERATIONS-NEXT: 100 : i8
  // OPERATIONS-NEXT: -55 : i8
  // OPERATIONS-NEXT: 1 : i32
  return %sum, %order, %most, %size, %root, %all, %wrapped, %rounding : i8, i8, vector<2xi8>, i8, f64, i8, i8, i32
}

func.func @other_types() -> i8 {
  %a = llvm.mlir.constant(100 : i8) : i8
  %b = llvm.mlir.constant(101 : i32) : i32
  // TYPES: call_intrinsic.mlir:[[@LINE+1]]:{{[0-9]+}}: error: unsupported: {{.*}}the intrinsic 'llvm.sadd.sat.i8'
  %sum = llvm.call_intrinsic "llvm.sadd.sat.i8"(%a, %b) : (i8, i32) -> i8
  return %sum : i8
}

func.func @no_constant(%poison: i1) -> i8 {
  %a = llvm.mlir.constant(100 : i8) : i8
  // CONSTANT: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: {{.*}}the intrinsic 'llvm.abs.i8'
  %size = llvm.call_intrinsic "llvm.abs.i8"(%a, %poison) : (i8, i1) -> i8
  return %size : i8
}

func.func @other_name() -> i8 {
  %a = llvm.mlir.constant(100 : i8) : i8
  // NAME: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: {{.*}}the intrinsic 'llvm.umax.of.i8'
  %most = llvm.call_intrinsic "llvm.umax.of.i8"(%a, %a) : (i8, i8) -> i8
  return %most : i8
}

func.func @no_flag() -> i8 {
  %least = llvm.mlir.constant(-128 : i8) : i8
  %yes = llvm.mlir.constant(true) : i1
  // FLAG: [[@LINE+1]]:{{[0-9]+}}: note: the poison was born here: {{.*}}is_int_min_poison
  %size = llvm.call_intrinsic "llvm.abs.i8"(%least, %yes) : (i8, i1) -> i8
  return %size : i8
}
