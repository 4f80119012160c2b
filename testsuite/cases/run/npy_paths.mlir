// Behind an @ stands a path up to a comma or a blank, or in quotes; a function's name where that is what the
// argument is.
// RUN: rm -rf %t && mkdir -p %t/d && mlir-interp run %s -e make --npy-out=%t/d > %t/made
// RUN: cp %t/d/result0.npy %t/2-x.npy && cp %t/d/result0.npy '%t/a b, c.npy' && cd %t
// RUN: mlir-interp run %s --args '@d/result0.npy,@%t/2-x.npy, @./d//result0.npy ,@"a b, c.npy",@twice' | FileCheck %s
// RUN: not mlir-interp run %s --args '@2-x.npy, @, @2-x.npy, @2-x.npy, @twice' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e one --args '@2-x.npy' 2>&1 | FileCheck %s --check-prefix=BF16
// RUN: printf 'print %%%%a\n' | mlir-interp step %s --args '@2-x.npy, @2-x.npy, @2-x.npy, @2-x.npy, @twice' | FileCheck %s --check-prefix=STEP
// RUN: mlir-interp trace %s --json --args '@2-x.npy, @2-x.npy, @2-x.npy, @2-x.npy, @twice' > /dev/null
// RUN: mlir-interp check %s -e sum --args '@2-x.npy, @d/result0.npy' | FileCheck %s --check-prefix=NATIVE
// RUN: mlir-interp diff %s --passes=cse -e sum --args '@2-x.npy, @d/result0.npy' | FileCheck %s --check-prefix=DIFF

func.func private @make() -> tensor<2xf32> {
  %a = arith.constant dense<[1.5, -0.0]> : tensor<2xf32>
  return %a : tensor<2xf32>
}

func.func private @twice(%x: f32) -> f32 {
  %r = arith.addf %x, %x : f32
  return %r : f32
}

// CHECK: 6.000000e+00 : f32
// STEP: %a = dense<[1.500000e+00, -0.000000e+00]> : tensor<2xf32>
// NONE: <arguments>:1:12: error: @ identifier expected to start with letter or '_'
// NONE-NEXT: @2-x.npy, @, @2-x.npy, @2-x.npy, @twice
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>, %f: (f32) -> f32) -> f32 {
  %ab = func.call @sum(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> f32
  %cd = func.call @sum(%c, %d) : (tensor<2xf32>, tensor<2xf32>) -> f32
  %r = func.call_indirect %f(%cd) : (f32) -> f32
  return %r : f32
}

// NATIVE: @sum: 1 input: all equal
// DIFF: no counterexample in 1 input: 1 function
func.func @sum(%a: tensor<2xf32>, %b: tensor<2xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %a[%c0] : tensor<2xf32>
  %again = arith.constant 0 : index
  %y = tensor.extract %b[%again] : tensor<2xf32>
  %r = arith.addf %x, %y : f32
  return %r : f32
}

// BF16: cannot read '2-x.npy': numpy has no elements of type 'bf16'
func.func private @one(%a: tensor<2xbf16>) {
  return
}
