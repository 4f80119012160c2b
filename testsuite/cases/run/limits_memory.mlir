// RUN: not mlir-interp run %s -e frames --max-memory=100000000 2>&1 | FileCheck %s --check-prefix=FRAMES
// RUN: not mlir-interp run %s -e fast_frames --max-memory=100000000 2>&1 | FileCheck %s --check-prefix=FAST
// RUN: not mlir-interp run %s -e no_frame 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: not mlir-interp run %s -e births --max-memory=20000000 2>&1 | FileCheck %s --check-prefix=BIRTHS
// RUN: not mlir-interp run %s -e records --max-memory=20000000 2>&1 | FileCheck %s --check-prefix=RECORDS
// RUN: not mlir-interp run %s -e shadows --max-memory=20000000 2>&1 | FileCheck %s --check-prefix=SHADOWS
// RUN: not mlir-interp run %s -e results --elide-larger-than=0 --max-memory=20000000 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: mlir-interp run %s -e frames --max-memory=100000000 2> /dev/null; test $? -eq 7
// All that grows while a program runs is one sum.
func.func @frames() {
  %v = arith.constant dense<1.0> : vector<10000xf64>
  %r = call @frame(%v) : (vector<10000xf64>) -> vector<10000xf64>
  return
}

func.func private @frame(%v: vector<10000xf64>) -> vector<10000xf64> {
  // FRAMES: limits_memory.mlir:[[# @LINE + 2]]:8: error: limit reached: no memory is left for the frame of a call, where a run may take {{[0-9]+}} bytes (--max-memory)
  // FRAMES: note: in 'func.call'
  %r = func.call @frame(%v) : (vector<10000xf64>) -> vector<10000xf64>
  return %r : vector<10000xf64>
}

func.func @fast_frames() {
  %zero = arith.constant 0 : i200
  call @fast_frame(%zero) : (i200) -> ()
  return
}

func.func private @fast_frame(%a: i200) {
  %b = arith.addi %a, %a : i200
  %c = arith.addi %b, %a : i200
  %d = arith.addi %c, %a : i200
  %e = arith.addi %d, %a : i200
  %f = arith.addi %e, %a : i200
  %g = arith.addi %f, %a : i200
  %h = arith.addi %g, %a : i200
  %i = arith.addi %h, %a : i200
  %j = arith.addi %i, %a : i200
  %k = arith.addi %j, %a : i200
  %l = arith.addi %k, %a : i200
  %m = arith.addi %l, %a : i200
  %n = arith.addi %m, %a : i200
  %o = arith.addi %n, %a : i200
  %p = arith.addi %o, %a : i200
  // FAST: limits_memory.mlir:[[# @LINE + 1]]:3: error: limit reached: no memory is left for the frame of a call, where a run may take {{[0-9]+}} bytes (--max-memory)
  func.call @fast_frame(%p) : (i200) -> ()
  return
}

func.func @no_frame() {
  // ONE: limits_memory.mlir:[[# @LINE + 1]]:3: error: limit reached: no memory is left for the frame of a call, where a run may take {{[0-9]+}} bytes (--max-memory)
  call @huge_frame() : () -> ()
  return
}

func.func private @huge_frame() {
  %a = ub.poison : vector<30000000xi1000000>
  return
}

func.func @births() {
  %c100 = arith.constant 100 : i32
  cf.br ^again
^again:
  // BIRTHS: error: limit reached: the run takes more than 20000000 bytes of memory (--max-memory)
  %x = arith.shli %c100, %c100 : i32
  cf.br ^again
}

func.func @records() {
  cf.br ^again
^again:
  // RECORDS: limits_memory.mlir:[[# @LINE + 1]]:8: error: limit reached: no memory is left for an allocation of 0 bytes, where a run may take {{[0-9]+}} bytes (--max-memory)
  %m = memref.alloc() : memref<0xi8>
  cf.br ^again
}

func.func @shadows() {
  %m = memref.alloc() : memref<10000000xi8>
  %p = ub.poison : i8
  %zero = arith.constant 0 : index
  memref.store %p, %m[%zero] : memref<10000000xi8>
  // SHADOWS: limits_memory.mlir:[[# @LINE + 1]]:8: error: limit reached: no memory is left for an allocation of 1 byte, where a run may take {{[0-9]+}} bytes (--max-memory)
  %n = memref.alloc() : memref<1xi8>
  return
}

// RESULTS: limits_memory.mlir:[[# @LINE + 1]]:1: error: limit reached: the run takes more than 20000000 bytes of memory (--max-memory)
func.func @results() -> memref<1000000x1000000xi8, strided<[0, 0]>> {
  %m = memref.alloc() : memref<1xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1000000, 1000000], strides: [0, 0] : memref<1xi8> to memref<1000000x1000000xi8, strided<[0, 0]>>
  return %v : memref<1000000x1000000xi8, strided<[0, 0]>>
}
