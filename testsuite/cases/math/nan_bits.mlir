// RUN: mlir-interp run %s --seed=0 | FileCheck %s
// RUN: mlir-interp run %s --seed=1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s --seed=2 | FileCheck %s --check-prefix=OTHER
// Which NaN an operation gives is a choice, absf and copysign apart, which change the sign alone.
// DECISIONS.md N1.
func.func private @show_f64(%x: f64) {
  %bits = arith.bitcast %x : f64 to i64
  vector.print %bits : i64
  return
}

// CHECK-COUNT-37: {{^9221120237041090560$}}
// OTHER-NOT: {{^9221120237041090560$}}
func.func @makes_one() {
  %nan = arith.constant 0xFFF8000000000001 : f64
  %minus = arith.constant -1.0 : f64
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2 : i32
  %0 = math.acos %nan : f64
  call @show_f64(%0) : (f64) -> ()
  %1 = math.acosh %nan : f64
  call @show_f64(%1) : (f64) -> ()
  %2 = math.asin %nan : f64
  call @show_f64(%2) : (f64) -> ()
  %3 = math.asinh %nan : f64
  call @show_f64(%3) : (f64) -> ()
  %4 = math.atan %nan : f64
  call @show_f64(%4) : (f64) -> ()
  %5 = math.atanh %nan : f64
  call @show_f64(%5) : (f64) -> ()
  %6 = math.cbrt %nan : f64
  call @show_f64(%6) : (f64) -> ()
  %7 = math.ceil %nan : f64
  call @show_f64(%7) : (f64) -> ()
  %8 = math.cos %nan : f64
  call @show_f64(%8) : (f64) -> ()
  %9 = math.cosh %nan : f64
  call @show_f64(%9) : (f64) -> ()
  %10 = math.erf %nan : f64
  call @show_f64(%10) : (f64) -> ()
  %11 = math.erfc %nan : f64
  call @show_f64(%11) : (f64) -> ()
  %12 = math.exp %nan : f64
  call @show_f64(%12) : (f64) -> ()
  %13 = math.exp2 %nan : f64
  call @show_f64(%13) : (f64) -> ()
  %14 = math.expm1 %nan : f64
  call @show_f64(%14) : (f64) -> ()
  %15 = math.floor %nan : f64
  call @show_f64(%15) : (f64) -> ()
  %16 = math.log %nan : f64
  call @show_f64(%16) : (f64) -> ()
  %17 = math.log10 %nan : f64
  call @show_f64(%17) : (f64) -> ()
  %18 = math.log1p %nan : f64
  call @show_f64(%18) : (f64) -> ()
  %19 = math.log2 %nan : f64
  call @show_f64(%19) : (f64) -> ()
  %20 = math.round %nan : f64
  call @show_f64(%20) : (f64) -> ()
  %21 = math.roundeven %nan : f64
  call @show_f64(%21) : (f64) -> ()
  %22 = math.rsqrt %nan : f64
  call @show_f64(%22) : (f64) -> ()
  %23 = math.sin %nan : f64
  call @show_f64(%23) : (f64) -> ()
  %24 = math.sinh %nan : f64
  call @show_f64(%24) : (f64) -> ()
  %25 = math.sqrt %nan : f64
  call @show_f64(%25) : (f64) -> ()
  %26 = math.tan %nan : f64
  call @show_f64(%26) : (f64) -> ()
  %27 = math.tanh %nan : f64
  call @show_f64(%27) : (f64) -> ()
  %28 = math.trunc %nan : f64
  call @show_f64(%28) : (f64) -> ()
  %29 = math.sqrt %minus : f64
  call @show_f64(%29) : (f64) -> ()
  %30 = math.log %minus : f64
  call @show_f64(%30) : (f64) -> ()
  %31 = math.powf %nan, %one : f64
  call @show_f64(%31) : (f64) -> ()
  %32 = math.atan2 %one, %nan : f64
  call @show_f64(%32) : (f64) -> ()
  %33 = math.fma %one, %nan, %one : f64
  call @show_f64(%33) : (f64) -> ()
  %34 = math.fpowi %nan, %two : f64, i32
  call @show_f64(%34) : (f64) -> ()
  %35 = math.clampf %nan to [%minus, %one] : f64
  call @show_f64(%35) : (f64) -> ()
  %sine, %cosine = math.sincos %nan : f64
  call @show_f64(%sine) : (f64) -> ()
  return
}

// CHECK: {{^9221120237041090561$}}
// CHECK-NEXT: {{^9221120237041090561$}}
// OTHER: {{^9221120237041090561$}}
// OTHER-NEXT: {{^9221120237041090561$}}
func.func @moves_one() {
  %nan = arith.constant 0xFFF8000000000001 : f64
  %one = arith.constant 1.0 : f64
  %absolute = math.absf %nan : f64
  call @show_f64(%absolute) : (f64) -> ()
  %signed = math.copysign %nan, %one : f64
  call @show_f64(%signed) : (f64) -> ()
  return
}

// CHECK: end
// OTHER: end
func.func @main() {
  call @makes_one() : () -> ()
  call @moves_one() : () -> ()
  vector.print str "end\n"
  return
}
