// GitHub's workflow commands, behind what is reported, on standard error: standard output is the
// program's. Notes are lines of the message.
// RUN: sh -c 'mlir-interp run %s --annotations 2>&1 >/dev/null; true' | FileCheck %s
// RUN: sh -c 'mlir-interp run %s --annotations 2>/dev/null; true' | FileCheck %s --check-prefix=OUT
// RUN: sh -c 'mlir-interp check %s --annotations -e tanh --ulp 0 --inputs 50 --json 2>&1 >/dev/null; true' | FileCheck %s --check-prefix=NATIVE
// RUN: sh -c 'mlir-interp diff %s --with %S/Inputs/other.mlir --annotations -e tanh 2>&1 >/dev/null; true' | FileCheck %s --check-prefix=DIFF

// OUT: {{^}}100{{$}}
// OUT-NOT: ::
func.func @main() -> i32 {
  %x = arith.constant 100 : i32
  %zero = arith.constant 0 : i32
  vector.print %x : i32
  // CHECK: error: undefined behaviour
  // CHECK: ::error file={{.*}}annotations.mlir,line=[[#@LINE+1]],col=8,title=undefined-behaviour/arith.divsi::undefined behaviour: the divisor is zero%0A{{.*}}annotations.mlir:[[#@LINE+1]]:8: note: in 'arith.divsi', with %25x = 100 : i32
  %r = arith.divsi %x, %zero : i32
  return %r : i32
}

// NATIVE: ::error file={{.*}}annotations.mlir,line=[[#@LINE+2]],col=1,title=@tanh differs from llvm -O2::{{.*}}annotations.mlir: @tanh: 50 inputs: {{.*}}%0A
// DIFF: ::error file={{.*}}annotations.mlir,line=[[#@LINE+2]],col=8,title={{.*}}other.mlir%3A wrong result::
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
