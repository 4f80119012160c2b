// RUN: mlir-interp run %s --entry-point-result=void | FileCheck %s
// RUN: not mlir-interp run %s -e no_format 2>&1 | FileCheck %s --check-prefix=FORMAT
// What the library behind convert-arith-to-apfloat gives: numbers as bits, formats by LLVM's numbers (decision X10).

func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func private @_mlir_apfloat_remainder(i32, i64, i64) -> i64
func.func private @_mlir_apfloat_compare(i32, i64, i64) -> i8
func.func private @_mlir_apfloat_convert(i32, i32, i64) -> i64
func.func private @_mlir_apfloat_convert_to_int(i32, i32, i1, i64) -> i64
func.func private @_mlir_apfloat_convert_from_int(i32, i32, i1, i64) -> i64
func.func private @printApFloat(i32, i64)
func.func private @_mlir_apfloat_isnan(i32, i64) -> i1

func.func @main() {
  %f32 = arith.constant 2 : i32
  %f8E4M3FN = arith.constant 10 : i32
  %f6E2M3FN = arith.constant 17 : i32
  %w8 = arith.constant 8 : i32
  %signed = arith.constant false
  %unsigned = arith.constant true
  // 1.0 + 1.5 = 2.5 in f8E4M3FN
  %one = arith.constant 0x38 : i64
  %more = arith.constant 0x3C : i64
  %sum = call @_mlir_apfloat_add(%f8E4M3FN, %one, %more) : (i32, i64, i64) -> i64
  // CHECK: 66
  vector.print %sum : i64
  // 5 - 2 * 3 = -1: the quotient 1.67 is rounded
  %five = arith.constant 0x40A00000 : i64
  %three = arith.constant 0x40400000 : i64
  %rest = call @_mlir_apfloat_remainder(%f32, %five, %three) : (i32, i64, i64) -> i64
  // CHECK-NEXT: 3212836864
  vector.print %rest : i64
  %order = call @_mlir_apfloat_compare(%f32, %five, %three) : (i32, i64, i64) -> i8
  // CHECK-NEXT: 2
  vector.print %order : i8
  %nan = arith.constant 0x7FC00000 : i64
  %none = call @_mlir_apfloat_compare(%f32, %five, %nan) : (i32, i64, i64) -> i8
  // CHECK-NEXT: 3
  vector.print %none : i8
  // 7.5 goes to 8, which the format itself lacks; 5.0 to 5
  %most = arith.constant 31 : i64
  %eight = call @_mlir_apfloat_convert_to_int(%f6E2M3FN, %w8, %signed, %most) : (i32, i32, i1, i64) -> i64
  // CHECK-NEXT: 8
  vector.print %eight : i64
  // -6 is none of the unsigned numbers, and 1e20 too large.
  %minus = arith.constant 0xC0C00000 : i64
  %zero = call @_mlir_apfloat_convert_to_int(%f32, %w8, %unsigned, %minus) : (i32, i32, i1, i64) -> i64
  // CHECK-NEXT: 0
  vector.print %zero : i64
  %large = arith.constant 0x60AD78EC : i64
  %clipped = call @_mlir_apfloat_convert_to_int(%f32, %w8, %signed, %large) : (i32, i32, i1, i64) -> i64
  // CHECK-NEXT: 127
  vector.print %clipped : i64
  // 0x80 of 8 bits: -128
  %bits = arith.constant 0x80 : i64
  %low = call @_mlir_apfloat_convert_from_int(%f32, %w8, %signed, %bits) : (i32, i32, i1, i64) -> i64
  // CHECK-NEXT: 3271557120
  vector.print %low : i64
  %wide = call @_mlir_apfloat_convert(%f8E4M3FN, %f32, %more) : (i32, i32, i64) -> i64
  // CHECK-NEXT: 1069547520
  vector.print %wide : i64
  %is = call @_mlir_apfloat_isnan(%f32, %nan) : (i32, i64) -> i1
  // CHECK-NEXT: 1
  vector.print %is : i1
  // CHECK-NEXT: 2.5
  call @printApFloat(%f8E4M3FN, %sum) : (i32, i64) -> ()
  return
}

func.func @no_format() -> i64 {
  %two_doubles = arith.constant 5 : i32
  %one = arith.constant 1 : i64
  // FORMAT: [[@LINE+1]]:8: error: undefined behaviour: 5 is the number of no format of at most 64 bits
  %r = call @_mlir_apfloat_add(%two_doubles, %one, %one) : (i32, i64, i64) -> i64
  return %r : i64
}
