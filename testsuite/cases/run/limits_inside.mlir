// RUN: not mlir-interp run %s -e copy --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not mlir-interp run %s -e overlapping --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=OVERLAP
// RUN: not mlir-interp run %s -e transfer --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=TRANSFER
// RUN: not mlir-interp run %s -e print --max-steps=100000 2>&1 | FileCheck %s --check-prefix=PRINT
// RUN: not mlir-interp run %s -e library --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not mlir-interp run %s -e results --elide-larger-than=0 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: not mlir-interp run %s -e global --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not mlir-interp run %s -e power --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=POWER
// RUN: not mlir-interp run %s -e lanes --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=LANES
// RUN: not mlir-interp run %s -e wide --max-steps=10000 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e product --max-steps=500000 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not mlir-interp run %s -e quotient --max-steps=500000 2>&1 | FileCheck %s --check-prefix=QUOTIENT
// RUN: not mlir-interp run %s -e power --max-seconds=0.2 2>&1 | FileCheck %s --check-prefix=SECONDS
// RUN: mlir-interp run %s -e copy --max-steps=1000000 2> /dev/null; test $? -eq 7
// One operation may take as long as a program: a limit is met inside of it, and named with it.
!one = memref<1xi8>
!many = memref<1000000x1000000xi8, strided<[0, 0]>>

memref.global @large : memref<1000000x1000xi8> = dense<1>

func.func private @printMemrefI8(memref<*xi8>)
func.func private @memrefCopy(index, memref<*xi8>, memref<*xi8>)

func.func private @element() -> !one {
  %m = memref.alloc() : !one
  %i = arith.constant 0 : index
  %c = arith.constant 7 : i8
  memref.store %c, %m[%i] : !one
  return %m : !one
}

func.func private @view() -> !many {
  %m = call @element() : () -> !one
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1000000, 1000000], strides: [0, 0] : !one to !many
  return %v : !many
}

func.func @copy() {
  %a = call @view() : () -> !many
  %b = call @view() : () -> !many
  // COPY: limits_inside.mlir:[[# @LINE + 2]]:3: error: limit reached: more than 1000000 operations were executed, or elements moved inside of one (--max-steps)
  // COPY: limits_inside.mlir:[[# @LINE + 1]]:3: note: in 'memref.copy'
  memref.copy %a, %b : !many to !many
  return
}

func.func @overlapping() {
  %m = memref.alloc() : memref<2xi8>
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [2, 1000000000000], strides: [1, 0] : memref<2xi8> to memref<2x1000000000000xi8, strided<[1, 0]>>
  %b = memref.reinterpret_cast %m to offset: [0], sizes: [2, 1000000000000], strides: [0, 0] : memref<2xi8> to memref<2x1000000000000xi8, strided<[0, 0]>>
  // OVERLAP: limits_inside.mlir:[[# @LINE + 1]]:3: error: limit reached: {{.*}} (--max-steps)
  memref.copy %a, %b : memref<2x1000000000000xi8, strided<[1, 0]>> to memref<2x1000000000000xi8, strided<[0, 0]>>
  return
}

func.func @transfer() {
  %near = call @element() : () -> !one
  %far = memref.alloc() : memref<100000000xi8, 1>
  %tag = memref.alloc() : memref<1xi32>
  %i = arith.constant 0 : index
  %stride = arith.constant 0 : index
  %per_row = arith.constant 1 : index
  %count = arith.constant 100000000 : index
  // TRANSFER: limits_inside.mlir:[[# @LINE + 1]]:3: error: limit reached: {{.*}} (--max-steps)
  memref.dma_start %near[%i], %far[%i], %count, %tag[%i], %stride, %per_row : !one, memref<100000000xi8, 1>, memref<1xi32>
  return
}

func.func @print() {
  %a = call @view() : () -> !many
  %u = memref.cast %a : !many to memref<*xi8>
  // PRINT: limits_inside.mlir:[[# @LINE + 1]]:3: error: limit reached: {{.*}} (--max-steps)
  call @printMemrefI8(%u) : (memref<*xi8>) -> ()
  return
}

func.func @library() {
  %a = call @view() : () -> !many
  %b = call @view() : () -> !many
  %u = memref.cast %a : !many to memref<*xi8>
  %v = memref.cast %b : !many to memref<*xi8>
  %size = arith.constant 1 : index
  // LIBRARY: limits_inside.mlir:[[# @LINE + 1]]:3: error: limit reached: {{.*}} (--max-steps)
  call @memrefCopy(%size, %u, %v) : (index, memref<*xi8>, memref<*xi8>) -> ()
  return
}

// RESULTS: limits_inside.mlir:[[# @LINE + 1]]:1: error: limit reached: the run takes more than {{.*}} (--max-memory)
func.func @results() -> !many {
  %a = call @view() : () -> !many
  return %a : !many
}

func.func @global() {
  // GLOBAL: limits_inside.mlir:[[# @LINE + 1]]:8: error: limit reached: {{.*}} (--max-steps)
  %g = memref.get_global @large : memref<1000000x1000xi8>
  return
}

func.func @power() {
  %three = arith.constant 3 : i1000000
  %ones = arith.constant -1 : i1000000
  %one = arith.constant 1 : i1000000
  %exponent = arith.shrui %ones, %one : i1000000
  // POWER: limits_inside.mlir:[[# @LINE + 2]]:8: error: limit reached: {{.*}} (--max-steps)
  // SECONDS: limits_inside.mlir:[[# @LINE + 1]]:8: error: limit reached: the run took longer than 0.2 seconds (--max-seconds)
  %p = math.ipowi %three, %exponent : i1000000
  return
}

func.func @lanes() {
  %v = arith.constant dense<-1> : vector<100xi1000000>
  %half = arith.constant dense<500000> : vector<100xi1000000>
  %u = arith.shrui %v, %half : vector<100xi1000000>
  // LANES: limits_inside.mlir:[[# @LINE + 1]]:8: error: limit reached: more than 1000000 operations were executed, or elements moved inside of one (--max-steps)
  %q = arith.divui %v, %u : vector<100xi1000000>
  return
}

func.func @wide() {
  %v = arith.constant 1 : i10000000
  // WIDE: limits_inside.mlir:[[# @LINE + 2]]:8: error: limit reached: more than 10000 operations were executed, or elements moved inside of one (--max-steps)
  // WIDE: note: in 'arith.addi'
  %u = arith.addi %v, %v : i10000000
  return
}

// A product takes longer than its words: about n^1.5 of n words.
func.func @product() {
  %v = arith.constant 1 : i10000000
  // PRODUCT: limits_inside.mlir:[[# @LINE + 2]]:8: error: limit reached: more than 500000 operations were executed, or elements moved inside of one (--max-steps)
  // PRODUCT: note: in 'arith.muli'
  %u = arith.muli %v, %v : i10000000
  return
}

func.func @quotient() {
  %v = arith.constant 1 : i10000000
  // QUOTIENT: limits_inside.mlir:[[# @LINE + 2]]:8: error: limit reached: more than 500000 operations were executed, or elements moved inside of one (--max-steps)
  // QUOTIENT: note: in 'arith.divui'
  %u = arith.divui %v, %v : i10000000
  return
}
