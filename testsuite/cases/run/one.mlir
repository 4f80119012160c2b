// RUN: not mlir-interp run %s -e steps --max-steps=1 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not mlir-interp run %s -e depth --max-depth=1 2>&1 | FileCheck %s --check-prefix=DEPTH
// RUN: not mlir-interp run %s -e view 2>&1 | FileCheck %s --check-prefix=VIEW
// RUN: not mlir-interp run %s -e byte 2>&1 | FileCheck %s --check-prefix=BYTE
// RUN: not mlir-interp run %s -e cast 2>&1 | FileCheck %s --check-prefix=CAST
// Where there is one of something, its noun is singular.
func.func @steps() {
  // STEPS: limit reached: more than 1 operation was executed (--max-steps)
  %0 = arith.constant 0 : i32
  %1 = arith.constant 0 : i32
  return
}

func.func @depth() {
  // DEPTH: limit reached: more than 1 call stands within each other (--max-depth)
  call @depth() : () -> ()
  return
}

func.func @view() {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<1xi8>
  // VIEW: the view at byte 1 reaches out of its source, which has 1 byte{{$}}
  %v = memref.view %m[%c1][] : memref<1xi8> to memref<4xi8>
  return
}

func.func @byte() {
  // BYTE: 1 byte at offset 2 is out of the bounds of its allocation, which has 2 bytes
  // BYTE: the memory (2 bytes at 0x{{[0-9a-f]+}}) was allocated here
  %m = memref.alloc() : memref<2xi8>
  %n = memref.alloc() : memref<3xi8>
  %u = memref.cast %m : memref<2xi8> to memref<*xi8>
  %v = memref.reinterpret_cast %u to offset: [0], sizes: [3], strides: [1] : memref<*xi8> to memref<3xi8>
  memref.copy %n, %v : memref<3xi8> to memref<3xi8>
  return
}

func.func @cast() {
  %m = memref.alloc() : memref<2x2xi8>
  %u = memref.cast %m : memref<2x2xi8> to memref<*xi8>
  // CAST: the cast is to 1 dimension, but the memref has 2
  %v = memref.cast %u : memref<*xi8> to memref<?xi8>
  return
}
