// RUN: mlir-interp run %s | FileCheck %s
// One row seen many times (stride 0), a buffer seen from its end, the diagonal, a single element.
func.func private @printMemrefI32(memref<*xi32>)
memref.global "private" constant @m : memref<3x3xi32> = dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]>
func.func @main() {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @m : memref<3x3xi32>
  %rows = memref.reinterpret_cast %m to offset: [3], sizes: [2, 3], strides: [0, 1]
      : memref<3x3xi32> to memref<2x3xi32, strided<[0, 1], offset: 3>>
  %a = memref.cast %rows : memref<2x3xi32, strided<[0, 1], offset: 3>> to memref<*xi32>
  // CHECK: rank = 2 offset = 3 sizes = [2, 3] strides = [0, 1] data =
  // CHECK-NEXT: {{\[}}[3, 4, 5],
  // CHECK-NEXT: [3, 4, 5]]
  func.call @printMemrefI32(%a) : (memref<*xi32>) -> ()
  %back = memref.reinterpret_cast %m to offset: [8], sizes: [9], strides: [-1]
      : memref<3x3xi32> to memref<9xi32, strided<[-1], offset: 8>>
  %b = memref.cast %back : memref<9xi32, strided<[-1], offset: 8>> to memref<*xi32>
  // CHECK: rank = 1 offset = 8 sizes = [9] strides = [-1] data =
  // CHECK-NEXT: [8, 7, 6, 5, 4, 3, 2, 1, 0]
  func.call @printMemrefI32(%b) : (memref<*xi32>) -> ()
  %u = memref.cast %m : memref<3x3xi32> to memref<*xi32>
  %diagonal = memref.reinterpret_cast %u to offset: [0], sizes: [%c3], strides: [%c4]
      : memref<*xi32> to memref<?xi32, strided<[?]>>
  %c = memref.cast %diagonal : memref<?xi32, strided<[?]>> to memref<*xi32>
  // CHECK: [0, 4, 8]
  func.call @printMemrefI32(%c) : (memref<*xi32>) -> ()
  %one = memref.reinterpret_cast %back to offset: [%c4], sizes: [], strides: []
      : memref<9xi32, strided<[-1], offset: 8>> to memref<i32, strided<[], offset: ?>>
  %d = memref.load %one[] : memref<i32, strided<[], offset: ?>>
  // CHECK: 4
  vector.print %d : i32
  return
}
