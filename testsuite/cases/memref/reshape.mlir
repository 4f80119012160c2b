// RUN: mlir-interp run %s | FileCheck %s
memref.global "private" constant @numbers : memref<2x3xi32> = dense<[[0, 1, 2], [3, 4, 5]]>
memref.global "private" constant @three_two : memref<2xi32> = dense<[3, 2]>
memref.global "private" constant @six : memref<1xindex> = dense<6>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = memref.get_global @numbers : memref<2x3xi32>
  %shape = memref.get_global @three_two : memref<2xi32>
  %six = memref.get_global @six : memref<1xindex>
  %a = memref.reshape %m(%shape) : (memref<2x3xi32>, memref<2xi32>) -> memref<3x?xi32>
  %x = memref.load %a[%c2, %c0] : memref<3x?xi32>
  // CHECK: 4
  vector.print %x : i32
  %u = memref.cast %a : memref<3x?xi32> to memref<*xi32>
  %flat = memref.reshape %u(%six) : (memref<*xi32>, memref<1xindex>) -> memref<?xi32>
  %y = memref.load %flat[%c4] : memref<?xi32>
  // CHECK-NEXT: 4
  vector.print %y : i32
  // The rank as the shape has it.
  %any = memref.cast %shape : memref<2xi32> to memref<?xi32>
  %v = memref.reshape %flat(%any) : (memref<?xi32>, memref<?xi32>) -> memref<*xi32>
  %rank = memref.rank %v : memref<*xi32>
  // CHECK-NEXT: 2
  vector.print %rank : index
  %columns = memref.dim %v, %c1 : memref<*xi32>
  // CHECK-NEXT: 2
  vector.print %columns : index
  return
}
