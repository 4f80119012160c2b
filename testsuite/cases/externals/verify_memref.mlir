// RUN: mlir-interp run %s 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERR < %t.err
memref.global "private" constant @a : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @b : memref<2x2xi32> = dense<[[1, 5], [6, 4]]>
memref.global "private" constant @c : memref<4xi32> = dense<1>
memref.global "private" constant @x : memref<4xf32> = dense<[1.0, 2.0, 0x7FC00000, 1000000.0]>
memref.global "private" constant @y : memref<4xf32> = dense<[1.0, 2.001, 0x7FC00000, 1000000.5]>
func.func private @verifyMemRefI32(memref<*xi32>, memref<*xi32>) -> i64 attributes { llvm.emit_c_interface }
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes { llvm.emit_c_interface }
func.func @main() {
  %a = memref.get_global @a : memref<2x2xi32>
  %b = memref.get_global @b : memref<2x2xi32>
  %c = memref.get_global @c : memref<4xi32>
  %au = memref.cast %a : memref<2x2xi32> to memref<*xi32>
  %bu = memref.cast %b : memref<2x2xi32> to memref<*xi32>
  %cu = memref.cast %c : memref<4xi32> to memref<*xi32>
  // CHECK: 0
  %same = call @verifyMemRefI32(%au, %au) : (memref<*xi32>, memref<*xi32>) -> i64
  vector.print %same : i64
  // ERR: 2 != 5 offset = 1
  // ERR-NEXT: 3 != 6 offset = 2
  // CHECK-NEXT: 2
  %differ = call @verifyMemRefI32(%au, %bu) : (memref<*xi32>, memref<*xi32>) -> i64
  vector.print %differ : i64
  // Other shapes.
  // ERR-NEXT: rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1]base@
  // CHECK-NEXT: -1
  %shapes = call @verifyMemRefI32(%au, %cu) : (memref<*xi32>, memref<*xi32>) -> i64
  vector.print %shapes : i64
  // A small relative error is none; a NaN never agrees.
  %x = memref.get_global @x : memref<4xf32>
  %y = memref.get_global @y : memref<4xf32>
  %xu = memref.cast %x : memref<4xf32> to memref<*xf32>
  %yu = memref.cast %y : memref<4xf32> to memref<*xf32>
  // CHECK-NEXT: 2
  %near = call @verifyMemRefF32(%xu, %yu) : (memref<*xf32>, memref<*xf32>) -> i64
  vector.print %near : i64
  return
}
