// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// A transfer from one memory to another, and one with a stride; over when it has started.
func.func @main() -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %src = memref.alloc() : memref<16xi32>
  %dst = memref.alloc() : memref<2x8xi32, 2>
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 16 {
    %k = arith.index_cast %i : index to i32
    affine.store %k, %src[%i] : memref<16xi32>
  }
  affine.for %i = 0 to 1 {
    // PRINT: affine.dma_start %{{.*}}[%arg0 + 3], %{{.*}}[%arg0 mod 2, 0], %{{.*}}[0], %c4 : memref<16xi32>, memref<2x8xi32, 2>, memref<1xi32>
    // GENERIC: "affine.dma_start"(%{{.*}}, %arg0, %{{.*}}, %arg0, %{{.*}}, %{{.*}}) {dst_map = #map{{[0-9]*}}, src_map = #map{{[0-9]*}}, tag_map = #map{{[0-9]*}}}
    affine.dma_start %src[%i + 3], %dst[%i mod 2, 0], %tag[0], %c4 : memref<16xi32>, memref<2x8xi32, 2>, memref<1xi32>
    // PRINT: affine.dma_start {{.*}}, %c4, %c4, %c2 : memref<16xi32>, memref<2x8xi32, 2>, memref<1xi32>
    affine.dma_start %src[%i + 8], %dst[1, %i + 1], %tag[0], %c4, %c4, %c2 : memref<16xi32>, memref<2x8xi32, 2>, memref<1xi32>
    // PRINT: affine.dma_wait %{{.*}}[0], %c4 : memref<1xi32>
    affine.dma_wait %tag[0], %c4 : memref<1xi32>
  }
  // CHECK: 3 : i32
  %a = affine.load %dst[0, 0] : memref<2x8xi32, 2>
  // CHECK-NEXT: 6 : i32
  %b = affine.load %dst[0, 3] : memref<2x8xi32, 2>
  // The slower memory, of space 0, gives two elements of every four: 8, 9, 12, 13.
  // CHECK-NEXT: 9 : i32
  %c = affine.load %dst[1, 2] : memref<2x8xi32, 2>
  // CHECK-NEXT: 12 : i32
  %d = affine.load %dst[1, 3] : memref<2x8xi32, 2>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
