// RUN: mlir-interp run %s | FileCheck %s
// Bits stay as they are, of signaling NaNs too.
func.func @main() -> (i32, i32, vector<2xi16>, bf16, bf16, f32) {
  %a = arith.constant 1.0 : f32
  %s = arith.constant 0x7F800001 : f32
  %v = arith.constant dense<[1.0, -0.0]> : vector<2xf16>
  %h = arith.constant 16256 : i16
  %x = arith.constant 1.0 : f16
  %i = arith.constant -1 : i32
  // CHECK: 1065353216 : i32
  %bits = arith.bitcast %a : f32 to i32
  // CHECK-NEXT: 2139095041 : i32
  %signaling = arith.bitcast %s : f32 to i32
  // CHECK-NEXT: dense<[15360, -32768]> : vector<2xi16>
  %lanes = arith.bitcast %v : vector<2xf16> to vector<2xi16>
  // CHECK-NEXT: 1.000000e+00 : bf16
  %float = arith.bitcast %h : i16 to bf16
  // The bits of 1.0 in f16, read as bf16.
  // CHECK-NEXT: 7.812500e-03 : bf16
  %other = arith.bitcast %x : f16 to bf16
  // CHECK-NEXT: 0xFFFFFFFF : f32
  %nan = arith.bitcast %i : i32 to f32
  return %bits, %signaling, %lanes, %float, %other, %nan : i32, i32, vector<2xi16>, bf16, bf16, f32
}
