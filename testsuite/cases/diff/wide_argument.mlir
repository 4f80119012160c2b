// RUN: not mlir-interp diff %s --with=%S/Inputs/wide_argument.mlir > %t.out
// RUN: FileCheck %s < %t.out
// RUN: sed -n "s/.*--args='\(.*\)'$/\1/p" %t.out | head -n 1 > %t.args
// RUN: not mlir-interp diff %s --with=%S/Inputs/wide_argument.mlir --args "$(cat %t.args)" | FileCheck %s
// Arguments that f64 does not hold are offered as bits: decimals would be read through f64 (N13).
// The values beside them stay decimal.

// CHECK: DIFFERS
// CHECK: --args='0x{{[0-9A-F]+}} : f80
// CHECK: expected {{-?[0-9.E+-]+}} = 0x
func.func @f(%x: f80, %v: vector<2xf128>, %m: memref<2xf80>, %c: complex<f80>) -> f80 {
  return %x : f80
}
