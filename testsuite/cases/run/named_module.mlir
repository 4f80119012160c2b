// The outermost module's name is no part of a function's; it may stand in front all the same. What is
// offered is accepted as it stands.
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mlir-interp step %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mlir-interp trace %s --json 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mlir-interp check %s -e main 2>&1 | FileCheck %s --check-prefix=NOTE
// RUN: not mlir-interp diff %s -e main --passes=cse 2>&1 | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp run %s -e div --args='7, 2' | FileCheck %s --check-prefix=THREE
// RUN: mlir-interp run %s -e outer::div --args='7, 2' | FileCheck %s --check-prefix=THREE
// RUN: mlir-interp run %s -e @outer::@inner::@div2 --args='7, 2' | FileCheck %s --check-prefix=THREE
// RUN: mlir-interp run %s -e inner::div2 --args='7, 2' | FileCheck %s --check-prefix=THREE
// RUN: mlir-interp run %s -e outer::same --args=4 | FileCheck %s --check-prefix=FOUR
// RUN: mlir-interp check %s -e outer::div --inputs=10 | FileCheck %s --check-prefix=CHECK
// RUN: mlir-interp diff %s -e outer::div --passes=cse | FileCheck %s --check-prefix=REFINES
// RUN: mlir-interp trace %s -e outer::div --args='7, 2' --json | FileCheck %s --check-prefix=TRACE
// RUN: printf 'break @inner::div2\ncontinue\n' | mlir-interp step %s -e inner::div2 --args='7, 2' | FileCheck %s --check-prefix=STEP
// RUN: printf 'break @outer::div\nbreak @outer::none\nbreak @div2\n' | mlir-interp step %s -e div --args='7, 2' 2>&1 | FileCheck %s --check-prefix=BREAK
// RUN: not mlir-interp run %s -e outerdiv --args='7, 2' 2>&1 | FileCheck %s --check-prefix=NOTE

// WITHOUT: note: it has @div : (i32, i32) -> i32; @calls : (i32) -> i32; @inner::div2
// WITHOUT: for example: {{.*}} -e div --args='3, 3'
// NOTE: note: it has @div : (i32, i32) -> i32; @calls : (i32) -> i32; @inner::div2
// DIFF: note: it has @div : (i32, i32) -> i32; @calls : (i32) -> i32{{$}}
// THREE: 3 : i32
// FOUR: 4 : i32
// CHECK: @div: 10 inputs
// REFINES: refines
// TRACE: arith.divsi
// STEP: breakpoint 1: @inner::div2, before 'arith.divui'
// BREAK: breakpoint 1: @outer::div
// BREAK: there is no function @outer::none with a body
// BREAK: breakpoint 2: @div2
module @outer {
  func.func @div(%a: i32, %b: i32) -> i32 {
    %r = arith.divsi %a, %b : i32
    return %r : i32
  }
  func.func @calls(%a: i32) -> i32 {
    return %a : i32
  }
  module @inner {
    func.func @div2(%a: i32, %b: i32) -> i32 {
      %r = arith.divui %a, %b : i32
      return %r : i32
    }
  }
  module @outer {
    func.func @same(%a: i32) -> i32 {
      return %a : i32
    }
  }
}
