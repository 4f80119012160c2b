// RUN: mlir-interp run %s -e flat --max-memory=1000000 | FileCheck %s
// RUN: mlir-interp run %s -e called --max-memory=1000000 | FileCheck %s
// RUN: mlir-interp run %s -e blocks --max-memory=1000000 | FileCheck %s
// RUN: mlir-interp run %s -e many --max-memory=1000000 2> %t; test $? -eq 7
// RUN: FileCheck %s --check-prefix=MANY --input-file=%t
// RUN: not mlir-interp run %s -e large --args=1000000000000000 2>&1 | FileCheck %s --check-prefix=LARGE
// A tensor of 400 kB, of which there is room for two: what is dead is freed at once, and the holder
// of the only reference changes it in place.

// CHECK: 2.000000e+00 : f32
func.func @flat() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<100000xf32>
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<100000xf32> {
    %b = tensor.insert %one into %a[%i] : tensor<100000xf32>
    scf.yield %b : tensor<100000xf32>
  }
  %u = arith.addf %t, %t : tensor<100000xf32>
  %x = tensor.extract %u[%c1] : tensor<100000xf32>
  return %x : f32
}

func.func @called() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %e = tensor.empty() : tensor<100000xf32>
  %t = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> tensor<100000xf32> {
    %again = tensor.empty() : tensor<100000xf32>
    %b = func.call @set(%again, %i) : (tensor<100000xf32>, index) -> tensor<100000xf32>
    scf.yield %b : tensor<100000xf32>
  }
  %last = arith.constant 999 : index
  %x = tensor.extract %t[%last] : tensor<100000xf32>
  return %x : f32
}
func.func @set(%t: tensor<100000xf32>, %i: index) -> tensor<100000xf32> {
  %two = arith.constant 2.0 : f32
  %u = tensor.insert %two into %t[%i] : tensor<100000xf32>
  return %u : tensor<100000xf32>
}

// What is passed on to one block is dead in the other.
func.func @blocks() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %two = arith.constant 2.0 : f32
  cf.br ^head(%c0 : index)
^head(%i: index):
  %e = tensor.empty() : tensor<100000xf32>
  %odd = arith.andi %i, %c1 : index
  %is = arith.cmpi eq, %odd, %c0 : index
  cf.cond_br %is, ^set(%e : tensor<100000xf32>), ^next
^set(%a: tensor<100000xf32>):
  %b = tensor.insert %two into %a[%c0] : tensor<100000xf32>
  %x = tensor.extract %b[%c0] : tensor<100000xf32>
  %done = arith.cmpi eq, %i, %n : index
  cf.cond_br %done, ^end, ^next
^next:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  return %x : f32
}

func.func @many() -> f32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<100000xf32>
  %a = tensor.insert %one into %e[%c0] : tensor<100000xf32>
  // MANY: :[[#@LINE+1]]:8: error: limit reached: no memory is left for a tensor, where a run may take {{[0-9]+}} bytes (--max-memory)
  %b = tensor.insert %one into %e[%c0] : tensor<100000xf32>
  %x = arith.addf %a, %b : tensor<100000xf32>
  %y = arith.addf %x, %e : tensor<100000xf32>
  %r = tensor.extract %y[%c0] : tensor<100000xf32>
  return %r : f32
}

// LARGE: error: limit reached: a tensor of sizes [1000000000000000, 1000000] has more than 2^63 - 1 bytes
func.func @large(%n: index) -> tensor<?x1000000xf32> {
  %e = tensor.empty(%n) : tensor<?x1000000xf32>
  return %e : tensor<?x1000000xf32>
}
