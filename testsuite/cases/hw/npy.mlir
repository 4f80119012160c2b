// What a port has is not below 0, for numpy as in print.
// RUN: rm -rf %t && mlir-interp run %s -e inverted --args 2 --npy-out=%t | FileCheck %s
// RUN: head -c 70 %t/result0.npy | FileCheck %s --check-prefix=HEADER
hw.module @inverted(in %a: i8, out y: i8) {
  %ones = hw.constant -1 : i8
  %y = comb.xor %a, %ones : i8
  hw.output %y : i8
}
// CHECK: tick 0: y = 253
// HEADER: NUMPY{{.*}}{'descr': '|u1'
