// RUN: mlir-interp run %s --seed=0 | FileCheck %s
// RUN: mlir-interp run %s --seed=1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s --seed=2 | FileCheck %s --check-prefix=OTHER
// Bits of a NaN stay as they are in memory; a product's are a choice, one by one and many at once.
// DECISIONS.md N1.
func.func private @show_f32(%x: f32) {
  %bits = arith.bitcast %x : f32 to i32
  vector.print %bits : i32
  return
}

// CHECK: {{^2139095041$}}
// CHECK-COUNT-16: {{^2143289344$}}
// CHECK: end
// OTHER: {{^2139095041$}}
// OTHER-NOT: {{^2143289344$}}
// OTHER: end
memref.global "private" @elements : memref<16xf32> = dense<0x7FC00001>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %one = arith.constant 1.0 : f32
  %signaling = arith.constant 0x7F800001 : f32
  %s = memref.alloc() : memref<f32>
  memref.store %signaling, %s[] : memref<f32>
  %loaded = memref.load %s[] : memref<f32>
  call @show_f32(%loaded) : (f32) -> ()
  memref.dealloc %s : memref<f32>
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
  vector.print str "end\n"
  return
}
