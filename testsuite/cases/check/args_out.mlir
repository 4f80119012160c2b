// RUN: rm -rf %t && not mlir-interp check %s --ulp 0 --args-out=%t > %t.out
// RUN: FileCheck %s < %t.out
// RUN: ls %t | FileCheck %s --check-prefix=FILES
// RUN: sed -n "s/.*--args='\(@.*\)'$/\1/p" %t.out | head -n 1 > %t.args
// RUN: not mlir-interp check %s --ulp 0 -e f --args "$(cat %t.args)" | FileCheck %s --check-prefix=AGAIN
// RUN: not mlir-interp check %s --ulp 0 | FileCheck %s --check-prefix=SUMMARY
// RUN: not mlir-interp check %s --args-out=%s/none 2>&1 | FileCheck %s --check-prefix=NONE
// Large arguments of a finding are summarised in its line; --args-out writes those of a function's first finding
// to files, which find it again.

// CHECK: @f: {{.*}}DIFFERENT
// CHECK: input {{[0-9]+}}: --entry=f --args='@{{.*}}/args_out.f.arg0.npy, @{{.*}}/args_out.f.arg1.npy, {{.*}} : bf16, dense<{{.*}}> : tensor<2xbf16>'
// CHECK-NOT: --args-out
// CHECK: llvm -O2 {{ *}}1
// FILES: args_out.f.arg0.npy
// FILES-NEXT: args_out.f.arg1.npy
// FILES-NOT: npy
// AGAIN: @f: 1 input: 1 DIFFERENT
// SUMMARY: --args='<1100 elements, least {{.*}}, greatest {{.*}} : tensor<1100xf32>>, dense<{{.*}}> : tensor<3xi32>, {{.*}} : bf16, dense<
// SUMMARY: (large arguments are summarised; --args-out=FOLDER writes those of a function's first difference to files)
// NONE: error: cannot make the folder
func.func @f(%a: tensor<1100xf32>, %b: memref<3xi32>, %c: bf16, %d: memref<2xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %a[%c0] : tensor<1100xf32>
  %0 = math.tanh %x : f32
  return %0 : f32
}
