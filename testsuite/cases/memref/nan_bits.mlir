// RUN: mlir-interp run %s --seed=0 | FileCheck %s
// RUN: mlir-interp run %s --seed=1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s --seed=2 | FileCheck %s --check-prefix=OTHER
// Which NaN an atomic update stores is a choice; an exchange stores the one it was given.
// DECISIONS.md N1.
func.func private @show_f32(%x: f32) {
  %bits = arith.bitcast %x : f32 to i32
  vector.print %bits : i32
  return
}

// CHECK-COUNT-6: {{^2143289344$}}
// CHECK: {{^-4194303$}}
// CHECK: end
// OTHER-NOT: {{^2143289344$}}
// OTHER: {{^-4194303$}}
// OTHER: end
func.func @main() {
  %nan = arith.constant 0xFFC00001 : f32
  %m = memref.alloc() : memref<f32>
  memref.store %nan, %m[] : memref<f32>
  %0 = memref.atomic_rmw addf %nan, %m[] : (f32, memref<f32>) -> f32
  %1 = memref.load %m[] : memref<f32>
  call @show_f32(%1) : (f32) -> ()
  %2 = memref.atomic_rmw mulf %nan, %m[] : (f32, memref<f32>) -> f32
  %3 = memref.load %m[] : memref<f32>
  call @show_f32(%3) : (f32) -> ()
  %4 = memref.atomic_rmw maximumf %nan, %m[] : (f32, memref<f32>) -> f32
  %5 = memref.load %m[] : memref<f32>
  call @show_f32(%5) : (f32) -> ()
  %6 = memref.atomic_rmw minimumf %nan, %m[] : (f32, memref<f32>) -> f32
  %7 = memref.load %m[] : memref<f32>
  call @show_f32(%7) : (f32) -> ()
  %8 = memref.atomic_rmw maxnumf %nan, %m[] : (f32, memref<f32>) -> f32
  %9 = memref.load %m[] : memref<f32>
  call @show_f32(%9) : (f32) -> ()
  %10 = memref.atomic_rmw minnumf %nan, %m[] : (f32, memref<f32>) -> f32
  %11 = memref.load %m[] : memref<f32>
  call @show_f32(%11) : (f32) -> ()
  %old = memref.atomic_rmw assign %nan, %m[] : (f32, memref<f32>) -> f32
  %given = memref.load %m[] : memref<f32>
  call @show_f32(%given) : (f32) -> ()
  memref.dealloc %m : memref<f32>
  vector.print str "end\n"
  return
}
