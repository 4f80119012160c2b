// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e other_bits 2>&1 | FileCheck %s --check-prefix=BITS
// RUN: not mlir-interp run %s -e other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: mlir-interp diff %s -e operations --passes='convert-vector-to-llvm{enable-x86vector=true}' --inputs=200 | FileCheck %s --check-prefix=DIFF
// What x86vector is lowered to means what its operations do; others of targets are unsupported by name.

// CHECK: {dense<[1.100000e+02, 1.100000e+02, 1.100000e+02, 1.100000e+02, 3.820000e+02, 3.820000e+02, 3.820000e+02, 3.820000e+02]>,
// CHECK-SAME: dense<[false, true, false, false, false, false, false, false]>} : !llvm.struct
llvm.func @main() -> !llvm.struct<(vector<8xf32>, vector<8xi1>)> {
  %a = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf32>) : vector<8xf32>
  %b = llvm.mlir.constant(dense<[9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0]> : vector<8xf32>) : vector<8xf32>
  %ones = llvm.mlir.constant(-1 : i8) : i8
  %dot = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%a, %b, %ones) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  %x = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
  %y = llvm.mlir.constant(dense<[9, 8, 9, 8, 9, 1, 9, 8]> : vector<8xi64>) : vector<8xi64>
  %both = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.q.512"(%x, %y) : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %k = llvm.extractvalue %both[0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)>
  %none = llvm.mlir.poison : !llvm.struct<(vector<8xf32>, vector<8xi1>)>
  %first = llvm.insertvalue %dot, %none[0] : !llvm.struct<(vector<8xf32>, vector<8xi1>)>
  %r = llvm.insertvalue %k, %first[1] : !llvm.struct<(vector<8xf32>, vector<8xi1>)>
  llvm.return %r : !llvm.struct<(vector<8xf32>, vector<8xi1>)>
}

// BITS: error: unsupported: 'llvm.call_intrinsic': the intrinsic 'llvm.x86.avx.dp.ps.256'
llvm.func @other_bits() -> vector<8xf32> {
  %a = llvm.mlir.constant(dense<1.0> : vector<8xf32>) : vector<8xf32>
  %some = llvm.mlir.constant(15 : i8) : i8
  %r = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%a, %a, %some) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  llvm.return %r : vector<8xf32>
}

// TYPE: error: unsupported: 'llvm.call_intrinsic': the intrinsic 'llvm.x86.avx.rsqrt.ps.256'
llvm.func @other_type() -> vector<4xf32> {
  %a = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %r = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}

// DIFF: no counterexample in
func.func @operations(%v: vector<16xf32>, %w: vector<16xf32>, %bits: i16, %k: vector<16xi1>,
                      %p: vector<32xbf16>, %q: vector<32xbf16>, %s: vector<4xi32>, %t: vector<16xi8>)
    -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xbf16>, vector<4xi32>) {
  %c0 = arith.constant 0 : i32
  %0 = x86vector.avx512.mask.rndscale %v, %c0, %w, %bits, %c0 : vector<16xf32>
  %1 = x86vector.avx512.mask.scalef %v, %w, %v, %bits, %c0 : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k, %v, %w : vector<16xf32>, vector<16xf32>
  %3 = x86vector.avx512.dot %v, %p, %q : vector<32xbf16> -> vector<16xf32>
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %v : vector<16xf32> -> vector<16xbf16>
  %5 = x86vector.avx.dot.i8 %s, %t, %t : vector<16xi8> -> vector<4xi32>
  return %0, %1, %2, %3, %4, %5 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xbf16>, vector<4xi32>
}
