// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e backward 2>&1 | FileCheck %s --check-prefix=BACKWARD
// RUN: mlir-interp run %s -e backward 2> /dev/null; test $? -eq 6
// Memory with gaps, with an offset, and with strides that are given at run time.
#by = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>
func.func @main() -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %gaps = memref.alloc() : memref<2x3xi32, strided<[8, 2], offset: 5>>
  // CHECK: 5 : index
  // CHECK-NEXT: 8 : index
  // CHECK-NEXT: 2 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %gaps
      : memref<2x3xi32, strided<[8, 2], offset: 5>>
      -> memref<i32>, index, index, index, index, index

  %pitched = memref.alloc(%c3)[%c8] : memref<?x4xi32, #by>
  // CHECK-NEXT: 8 : index
  // CHECK-NEXT: 1 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %pitched
      : memref<?x4xi32, #by> -> memref<i32>, index, index, index, index, index

  // The last element is within the memory.
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  memref.store %x, %gaps[%c1, %c2] : memref<2x3xi32, strided<[8, 2], offset: 5>>
  memref.store %x, %pitched[%c2, %c3] : memref<?x4xi32, #by>
  memref.dealloc %pitched : memref<?x4xi32, #by>
  return %offset, %strides#0, %strides#1, %t#0, %t#1 : index, index, index, index, index
}

func.func @backward() {
  // BACKWARD: unsupported: {{.*}}memory whose layout reaches before its first byte
  %m = memref.alloc() : memref<4xi32, strided<[-1]>>
  return
}
