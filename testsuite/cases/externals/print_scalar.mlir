// RUN: mlir-interp run %s | FileCheck %s --match-full-lines
// The functions that vector.print is lowered to.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printF16(i16)
func.func private @printBF16(i16)
func.func private @printOpen()
func.func private @printClose()
func.func private @printComma()
func.func private @printNewline()

func.func @f64(%x: f64) {
  call @printF64(%x) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %m1 = arith.constant -1 : i64
  call @printI64(%m1) : (i64) -> ()
  call @printComma() : () -> ()
  call @printU64(%m1) : (i64) -> ()
  call @printNewline() : () -> ()
  // CHECK: -1, 18446744073709551615

  call @printOpen() : () -> ()
  %tenth = arith.constant 0.1 : f32
  call @printF32(%tenth) : (f32) -> ()
  call @printClose() : () -> ()
  call @printNewline() : () -> ()
  // CHECK-NEXT: ( 0.1 )

  // Six digits.
  %third = arith.constant 0.33333333333333331 : f64
  // CHECK-NEXT: 0.333333
  call @f64(%third) : (f64) -> ()
  %million = arith.constant 1234567.0 : f64
  // CHECK-NEXT: 1.23457e+06
  call @f64(%million) : (f64) -> ()
  %tiny = arith.constant 4.9406564584124654e-324 : f64
  // CHECK-NEXT: 4.94066e-324
  call @f64(%tiny) : (f64) -> ()
  %zero = arith.constant -0.0 : f64
  // CHECK-NEXT: -0
  call @f64(%zero) : (f64) -> ()
  %inf = arith.constant 0xFFF0000000000000 : f64
  // CHECK-NEXT: -inf
  call @f64(%inf) : (f64) -> ()
  %nan = arith.constant 0x7FF8000000000000 : f64
  // CHECK-NEXT: nan
  call @f64(%nan) : (f64) -> ()
  %minus_nan = arith.constant 0xFFF8000000000000 : f64
  // CHECK-NEXT: -nan
  call @f64(%minus_nan) : (f64) -> ()

  // Halves are handed over as bits.
  %half = arith.constant 0x3E00 : i16
  call @printF16(%half) : (i16) -> ()
  call @printComma() : () -> ()
  %brain = arith.constant 0x3FC0 : i16
  call @printBF16(%brain) : (i16) -> ()
  call @printNewline() : () -> ()
  // CHECK-NEXT: 1.5, 1.5
  return
}
