// A case a function of `check`, and a pass and part of `diff`: failures have the report, what is not
// compared its reason, a part that is invalid is an error.
// RUN: sh -c 'mlir-interp check %s --junit --split-input-file --inputs 50 --ulp 0 2>/dev/null; echo status $?' | FileCheck %s
// RUN: sh -c 'mlir-interp check %s --junit=%t.xml --split-input-file --inputs 50 --ulp 0 2>/dev/null; true' | FileCheck %s --check-prefix=TEXT
// RUN: FileCheck %s --check-prefix=FILE < %t.xml
// RUN: sh -c 'mlir-interp diff %s --passes=canonicalize,cse --junit --split-input-file 2>/dev/null; echo status $?' | FileCheck %s --check-prefix=DIFF
// RUN: sh -c 'mlir-interp diff %s --opt-cmd="sleep 0.1; cat" --junit --split-input-file 2>/dev/null; true' | FileCheck %s --check-prefix=TIME

// CHECK: <?xml version="1.0" encoding="UTF-8"?>
// CHECK-NEXT: <testsuites name="mlir-interp check" tests="5" failures="1" errors="1" skipped="2" time="{{[0-9.]+}}">
// CHECK-NEXT:   <testsuite name="{{.*}}junit.mlir" tests="5" failures="1" errors="1" skipped="2" time="{{[0-9.]+}}">
// CHECK-NEXT:     <testcase name="sum (part 1)" classname="{{.*}}junit.mlir" time="{{[0-9.]+}}"/>
// CHECK-NEXT:     <testcase name="tanh (part 1)" {{.*}}>
// CHECK-NEXT:       <failure message="@tanh differs from llvm -O2" type="difference">{{.*}}junit.mlir: @tanh: 50 inputs
// CHECK:          </testcase>
// CHECK-NEXT:     <testcase name="outside (part 1)" {{.*}}>
// CHECK-NEXT:       <skipped message="{{.*}}">
// CHECK:          <testcase name="read"
// CHECK-NEXT:       <error message="{{.*}}expects different type{{.*}}" type="invalid">{{.*}}junit.mlir:
// CHECK:          <testcase name="read"
// CHECK-NEXT:       <skipped message="unsupported operation 'gpu.barrier': {{.*}}">
// CHECK:      </testsuites>
// CHECK-NEXT: status 1
// TEXT: junit.mlir: @tanh: 50 inputs
// TEXT-NOT: <test
// FILE: <testsuites name="mlir-interp check" tests="5" failures="1" errors="1" skipped="2"
// DIFF: <testsuites name="mlir-interp diff" tests="4" failures="0" errors="1" skipped="1" time="{{[0-9]}}
// DIFF: <testcase name="canonicalize (part 1)" {{.*}} time="{{[0-9]}}
// DIFF: <testcase name="cse (part 1)" {{.*}} time="{{[0-9]}}
// DIFF: <testcase name="read (part 2)"
// TIME: skipped="1" time="{{0\.[1-9]|[1-9]}}
// TIME: <testcase name="sleep 0.1; cat (part 1)" {{.*}} time="{{0\.[1-9]|[1-9]}}
// DIFF-NEXT: <error message="invalid" type="invalid">{{.*}}expects different type
func.func private @unknown() -> i8
func.func @sum(%a: i8, %b: i8) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
func.func @outside() -> i8 {
  %0 = call @unknown() : () -> i8
  return %0 : i8
}

// -----

func.func @wrong(%a: i8, %b: i16) -> i8 {
  %0 = arith.addi %a, %b : i8
  return %0 : i8
}

// -----

func.func @elsewhere() {
  "gpu.barrier"() : () -> ()
  return
}
