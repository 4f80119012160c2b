// The entry, and what is asked of it: where the command line does not fit the program the exit
// status is 2, and a command line that fits is offered.
// RUN: mlir-interp run %s -e @pick --args='1, dense<2.0>' | FileCheck %s --check-prefix=PICK
// RUN: mlir-interp run %s -e inner::twice --args=21 | FileCheck %s --check-prefix=TWICE
// RUN: mlir-interp run %s -e @inner::@deeper::@twice --args=21 | FileCheck %s --check-prefix=TWICE
// RUN: mlir-interp run %s -e unnamed --args=42 | FileCheck %s --check-prefix=TWICE
// RUN: sh -c 'mlir-interp run %s; test $? = 2' 2>&1 | FileCheck %s --check-prefix=MAIN
// RUN: sh -c 'mlir-interp step %s -e inner::none; test $? = 2' 2>&1 | FileCheck %s --check-prefix=MAIN
// RUN: sh -c 'mlir-interp run %s -e pick --args=1,dense\<2.0\>,3; test $? = 2' 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sh -c 'mlir-interp run %s -e pick --args=1; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: sh -c 'mlir-interp run %s -e none --args=1; test $? = 2' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sh -c 'mlir-interp run %s -e pick --via=llvm --args=1; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: sh -c 'mlir-interp run %s -e body; test $? = 2' 2>&1 | FileCheck %s --check-prefix=BODY
// RUN: sh -c 'mlir-interp trace %s --json --seed=7 -e pick; test $? = 2' 2>&1 | FileCheck %s --check-prefix=FLAGS
// RUN: sh -c 'mlir-interp run %s -e none --entry-point-result=i3; test $? = 2' 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: sh -c 'mlir-interp run %s -e none --entry-point-result=i32; test $? = 2' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: sh -c 'mlir-interp check %s -e nowhere; test $? = 2' > /dev/null
// RUN: sh -c 'mlir-interp check %s -e pick --args=1; test $? = 2' > /dev/null
// RUN: sh -c 'mlir-interp diff %s -e nowhere --passes=cse; test $? = 2' | FileCheck %s --check-prefix=DIFF
// RUN: not mlir-interp run %s -e twice 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not mlir-interp run %s -e inner::twyce 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not mlir-interp run %s -e @unamed 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp run %s -e elsewhere 2>&1 | FileCheck %s --check-prefix=FIRST
// INNER: note: for example: {{.*}} -e inner::twice --args=
// NEAR: note: for example: {{.*}} -e unnamed --args=
// FIRST: note: for example: {{.*}} -e pick --args=
// MAIN: error: there is no function @{{main|inner::none}} to run in {{.*}}entry.mlir (--entry)
// MAIN-NOT: func.func
// MAIN: note: it has @pick : (i32, memref<4xf32>) -> i32; @none : () -> (); @inner::twice : (i32) -> i32; @inner::deeper::twice : (i32) -> i32; @unnamed : (i32) -> i32
// MANY: error: @pick takes 2 arguments, (i32, memref<4xf32>); 3 were given
// MANY: note: for example: {{.*}}mlir-interp run {{.*}}entry.mlir -e pick --args='3, dense<1.5>'
// FEW: error: @pick takes 2 arguments, (i32, memref<4xf32>); 1 was given
// NONE: error: @none takes 0 arguments; 1 was given
// BODY: error: the entry function @body has no body
// FLAGS: note: for example: {{.*}}mlir-interp trace {{.*}}entry.mlir -e pick --args='3, dense<1.5>' --seed=7 --json
// RESULT: error: --entry-point-result takes void, i32, i64, f32 or f64, not i3
// TYPE: error: @none does not return one i32, as --entry-point-result says
// TYPE-NOT: see current operation
// DIFF: entry.mlir: not compared
// PICK: 1 : i32
// TWICE: 42 : i32
func.func @pick(%a: i32, %m: memref<4xf32>) -> i32 {
  return %a : i32
}
func.func @none() {
  return
}
func.func private @body()
module @inner {
  func.func @twice(%a: i32) -> i32 {
    %b = arith.addi %a, %a : i32
    return %b : i32
  }
  module @deeper {
    func.func @twice(%a: i32) -> i32 {
      %b = arith.addi %a, %a : i32
      return %b : i32
    }
  }
}
module {
  func.func @unnamed(%a: i32) -> i32 {
    return %a : i32
  }
}
