// Names without a prefix, and with that of `std`, are those of the standard dialect.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: mlir-interp print --legacy %s | mlir-opt | FileCheck %s --check-prefix=TODAY
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 12 : i32
// NOTE: :[[@LINE+3]]:1: error: custom op 'func' is unknown
// NOTE: note: 'func' is an old spelling of 'func.func', which is read with --legacy
// TODAY: func.func @main() -> i32
func @main() -> i32 {
  // TODAY: arith.constant 5
  %a = constant 5 : i32
  // TODAY: arith.addi
  %b = addi %a, %a : i32
  %two = std.constant 2 : i32
  // TODAY: arith.addi
  %c = std.addi %b, %two : i32
  // TODAY: arith.cmpi slt
  %less = cmpi "slt", %b, %c : i32
  // TODAY: arith.select
  %r = select %less, %c, %b : i32
  return %r : i32
}
