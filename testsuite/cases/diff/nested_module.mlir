// RUN: mlir-interp diff %s --opt-cmd='sed s/divui/divsi/' > %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd='sed s/remui/remsi/' > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=UNNAMED --input-file=%t
// RUN: mlir-interp diff %s --opt-cmd='sed s/subi/addi/' > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=CALLED --input-file=%t
// RUN: mlir-interp diff %s --passes=canonicalize > %t; test $? -eq 0
// RUN: FileCheck %s --check-prefix=SAME --input-file=%t

// Functions of nested modules are not run. Where they, or what they call, are another text than
// before, they are not judged.
// CHECK: not judged in part: no counterexample in
// CHECK-NEXT: in part not judged behind {{.*}}: @inner::quotient: it has changed, and functions of nested modules are not compared
// UNNAMED: not judged in part
// UNNAMED-NEXT: @inner::rest: it has changed
// CALLED: not judged in part
// CALLED-NEXT: @inner::calls: it has changed
// SAME: {{refines|no counterexample}}
module @outer {
  func.func @f(%a: i16) -> i16 {
    %0 = arith.addi %a, %a : i16
    return %0 : i16
  }
  module @inner {
    func.func @quotient(%a: i32, %b: i32) -> i32 {
      %r = arith.divui %a, %b : i32
      return %r : i32
    }
    func.func private @called(%a: i32, %b: i32) -> i32 {
      %r = arith.subi %a, %b : i32
      return %r : i32
    }
    func.func @calls(%a: i32) -> i32 {
      %r = call @called(%a, %a) : (i32, i32) -> i32
      return %r : i32
    }
    module {
    }
    module {
      func.func @rest(%a: i32, %b: i32) -> i32 {
        %r = arith.remui %a, %b : i32
        return %r : i32
      }
    }
  }
}
