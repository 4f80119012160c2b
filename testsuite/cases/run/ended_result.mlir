// RUN: mlir-interp run %s -e stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: mlir-interp run %s -e heap 2>&1 | FileCheck %s --check-prefix=HEAP
// RUN: mlir-interp run %s -e lives 2>&1 | FileCheck %s --check-prefix=LIVES
// RUN: not mlir-interp check %s | FileCheck %s
// A memref whose memory has ended may be returned; what it holds nobody can say, and so it is told.

// STACK: [[@LINE+6]]:1: warning: result 1 is a memref whose memory has ended: it holds nothing that could be read
// STACK: [[@LINE+8]]:8: note: the memory (8 bytes at 0x{{[0-9a-f]+}}) was allocated here
// STACK: [[@LINE+9]]:3: note: and ended here, with the scope it was allocated in
// CHECK: @stack: not compared: result 1 is a memref whose memory has ended
// CHECK-NEXT: mlir-interp run {{.*}} -e stack
// STACK: memref at 0x
func.func @stack() -> (i32, memref<2xi32>) {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %m = memref.alloca() : memref<2xi32>
  memref.store %five, %m[%zero] : memref<2xi32>
  return %five, %m : i32, memref<2xi32>
}

// HEAP: warning: result 0 is a memref whose memory has ended
// HEAP: note: and was freed here
// CHECK: @heap: not compared: result 0 is a memref whose memory has ended
func.func @heap() -> memref<*xi32> {
  %m = memref.alloc() : memref<2xi32>
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  memref.dealloc %m : memref<2xi32>
  return %u : memref<*xi32>
}

// LIVES-NOT: warning
// CHECK: @lives: 1 input: all equal
func.func @lives() -> memref<1xi32> {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %five, %m[%zero] : memref<1xi32>
  return %m : memref<1xi32>
}
