// RUN: mlir-interp run %s --seed=0 | FileCheck %s
// RUN: mlir-interp run %s --seed=1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s --seed=2 | FileCheck %s --check-prefix=OTHER
// Which NaN an operation gives is a choice, of conversions too: seed 0 takes the canonical one, other
// seeds others. What only moves or changes the sign of bits keeps the others. DECISIONS.md N1.
func.func private @show_f32(%x: f32) {
  %bits = arith.bitcast %x : f32 to i32
  vector.print %bits : i32
  return
}
func.func private @show_bf16(%x: bf16) {
  %bits = arith.bitcast %x : bf16 to i16
  vector.print %bits : i16
  return
}

// CHECK-COUNT-14: {{^2143289344$}}
// CHECK-COUNT-2: {{^32704$}}
// OTHER-NOT: {{^2143289344$}}
// OTHER-NOT: {{^32704$}}
func.func @makes_one() {
  %nan = arith.constant 0xFFC00001 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %narrow = arith.constant 0x7E01 : f16
  %small = arith.constant 0x7D : f8E5M2
  %scale = arith.constant 1.0 : f8E8M0FNU
  %wide = arith.constant 0xFFF8000000000001 : f64
  %infinity = arith.constant 0x7F800000 : f32
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %0 = arith.addf %nan, %one : f32
  call @show_f32(%0) : (f32) -> ()
  %1 = arith.addf %signaling, %one : f32
  call @show_f32(%1) : (f32) -> ()
  %2 = arith.subf %infinity, %infinity : f32
  call @show_f32(%2) : (f32) -> ()
  %3 = arith.mulf %infinity, %zero : f32
  call @show_f32(%3) : (f32) -> ()
  %4 = arith.divf %zero, %zero : f32
  call @show_f32(%4) : (f32) -> ()
  %5 = arith.remf %one, %zero : f32
  call @show_f32(%5) : (f32) -> ()
  %6 = arith.maximumf %nan, %one : f32
  call @show_f32(%6) : (f32) -> ()
  %7 = arith.minimumf %one, %nan : f32
  call @show_f32(%7) : (f32) -> ()
  %8 = arith.maxnumf %nan, %nan : f32
  call @show_f32(%8) : (f32) -> ()
  %9 = arith.minnumf %nan, %nan : f32
  call @show_f32(%9) : (f32) -> ()
  %10 = arith.extf %narrow : f16 to f32
  call @show_f32(%10) : (f32) -> ()
  %11 = arith.truncf %wide : f64 to f32
  call @show_f32(%11) : (f32) -> ()
  %12 = arith.scaling_extf %small, %scale : f8E5M2, f8E8M0FNU to f32
  call @show_f32(%12) : (f32) -> ()
  %13 = arith.truncf %wide upward : f64 to f32
  call @show_f32(%13) : (f32) -> ()
  %14 = arith.truncf %nan : f32 to bf16
  call @show_bf16(%14) : (bf16) -> ()
  %15 = arith.scaling_truncf %nan, %scale : f32, f8E8M0FNU to bf16
  call @show_bf16(%15) : (bf16) -> ()
  return
}

// CHECK: {{^2143289345$}}
// CHECK-NEXT: {{^-4194303$}}
// CHECK-NEXT: {{^2139095041$}}
// OTHER: {{^2143289345$}}
// OTHER-NEXT: {{^-4194303$}}
// OTHER-NEXT: {{^2139095041$}}
func.func @moves_one() {
  %nan = arith.constant 0xFFC00001 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %true = arith.constant true
  %negated = arith.negf %nan : f32
  call @show_f32(%negated) : (f32) -> ()
  %selected = arith.select %true, %nan, %signaling : f32
  call @show_f32(%selected) : (f32) -> ()
  %m = memref.alloc() : memref<f32>
  memref.store %signaling, %m[] : memref<f32>
  %loaded = memref.load %m[] : memref<f32>
  call @show_f32(%loaded) : (f32) -> ()
  memref.dealloc %m : memref<f32>
  return
}

// One by one and many at once.
// CHECK-COUNT-16: {{^2143289344$}}
// OTHER-NOT: {{^2143289344$}}
memref.global "private" @elements : memref<16xf32> = dense<0x7FC00001>
func.func @in_loops() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f32
  %m = memref.get_global @elements : memref<16xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %m[%i] : memref<16xf32>
    %y = arith.mulf %x, %one : f32
    memref.store %y, %m[%i] : memref<16xf32>
  }
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %m[%i] : memref<16xf32>
    func.call @show_f32(%x) : (f32) -> ()
  }
  return
}

// CHECK: end
// OTHER: end
func.func @main() {
  call @makes_one() : () -> ()
  call @moves_one() : () -> ()
  call @in_loops() : () -> ()
  vector.print str "end\n"
  return
}
