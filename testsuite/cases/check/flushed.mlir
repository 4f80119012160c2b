// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// What the runner's functions flushed themselves is compared with all the rest.

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printMemrefI64(memref<*xi64>) attributes { llvm.emit_c_interface }
func.func private @printMemref1dF32(memref<?xf32, strided<[?], offset: ?>>) attributes { llvm.emit_c_interface }

// CHECK: @elements: 4096 inputs: 4096 allowed
func.func @elements(%m: memref<2x3xi64>) {
  %u = memref.cast %m : memref<2x3xi64> to memref<*xi64>
  func.call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  return
}

// Behind it, and before it, stands what is only buffered.
// CHECK: @between: all 2 inputs: 2 allowed
func.func @between(%b: i1) -> i1 {
  %a = arith.constant -7 : i64
  %m = memref.alloca() : memref<1xi64>
  %u = memref.cast %m : memref<1xi64> to memref<*xi64>
  %zero = arith.constant 0 : index
  func.call @printI64(%a) : (i64) -> ()
  func.call @printNewline() : () -> ()
  memref.store %a, %m[%zero] : memref<1xi64>
  func.call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  func.call @printI64(%a) : (i64) -> ()
  return %b : i1
}

// Of two functions none gets the other's.
// CHECK: @after: all 2 inputs: all equal
func.func @after(%b: i1) {
  %a = arith.extui %b : i1 to i64
  func.call @printI64(%a) : (i64) -> ()
  return
}

// Printed before the program stops itself.
// CHECK: @stops: 1 input: 1 allowed
func.func @stops() {
  %c = arith.constant 1.5 : f32
  %m = memref.alloca() : memref<1xf32>
  %zero = arith.constant 0 : index
  memref.store %c, %m[%zero] : memref<1xf32>
  %v = memref.cast %m : memref<1xf32> to memref<?xf32, strided<[?], offset: ?>>
  func.call @printMemref1dF32(%v) : (memref<?xf32, strided<[?], offset: ?>>) -> ()
  %no = arith.constant false
  cf.assert %no, "enough"
  return
}
