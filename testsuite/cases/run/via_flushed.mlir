// RUN: mlir-interp run %s --via=llvm | FileCheck %s
// RUN: mlir-interp run %s --via=llvm -O0 | FileCheck %s
// RUN: mlir-interp run %s | FileCheck %s
// What native code's library flushed itself comes out, in its place.

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }

// CHECK: 1
// CHECK-NEXT: Unranked Memref base@ = 0x{{[0-9a-f]+}} rank = 1 offset = 0 sizes = [2] strides = [1] data =
// CHECK-NEXT: [2.5,  2.5]
// CHECK-NEXT: 7 : i32
func.func @main() -> i32 {
  %one = arith.constant 1 : i64
  func.call @printI64(%one) : (i64) -> ()
  func.call @printNewline() : () -> ()
  %c = arith.constant 2.5 : f32
  %m = memref.alloc() : memref<2xf32>
  %i = arith.constant 0 : index
  %j = arith.constant 1 : index
  memref.store %c, %m[%i] : memref<2xf32>
  memref.store %c, %m[%j] : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  func.call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %m : memref<2xf32>
  %r = arith.constant 7 : i32
  return %r : i32
}
