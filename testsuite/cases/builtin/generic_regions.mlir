// RUN: mlir-interp print --generic --allow-unregistered-dialect %s | FileCheck %s
// RUN: mlir-opt --mlir-print-op-generic --allow-unregistered-dialect %s | FileCheck %s
// In the generic form the values of a region are numbered when those of all regions that stand
// behind it, and those of the regions around it, are; a block argument counts as a value but in the
// first block, and an operation of several results has one number.

// CHECK: %0:4 = "a.several"() ({
// CHECK-NEXT: ^bb0(%arg5: i32, %arg6: i32):
// CHECK-NEXT: %10:2 = "a.two"(%arg5)
// CHECK-NEXT: "a.inner"() ({
// CHECK-NEXT: %12 = "a.innermost"() ({
// CHECK-NEXT: %17 = "a.value"() : () -> i32
// CHECK-NEXT: "a.use"(%17)
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg7: i32):
// CHECK-NEXT: %13 = "a.value"(%arg7)
// CHECK-NEXT: "a.jump"()[^bb1, ^bb2]
// CHECK-NEXT: ^bb1(%14: i32, %15: i64):
// CHECK-NEXT: "a.jump"()[^bb2]
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: %16 = "a.value"()
// CHECK: ^bb1(%11: i32):
// CHECK: }, {
// CHECK-NEXT: %9 = "a.value"()
%r:3, %s = "a.several"() ({
^bb0(%a: i32, %b: i32):
  %x:2 = "a.two"(%a) : (i32) -> (i32, i32)
  "a.inner"() ({
    %q = "a.innermost"() ({
      %z = "a.value"() : () -> i32
      "a.use"(%z) : (i32) -> ()
    }, {
    ^bb0(%y: i32):
      %z = "a.value"(%y) : (i32) -> i32
      "a.jump"()[^bb1, ^bb2] : () -> ()
    ^bb1(%c: i32, %d: i64):
      "a.jump"()[^bb2] : () -> ()
    ^bb2:
      %w = "a.value"() : () -> i32
      "a.end"() : () -> ()
    }) : () -> i32
    "a.end"() : () -> ()
  }) : () -> ()
  "a.jump"()[^bb1] : () -> ()
^bb1(%e: i32):
  "a.jump"()[^bb1] : () -> ()
}, {
  %x = "a.value"() : () -> i32
}) : () -> (i32, i32, i32, i32)

// CHECK: "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}>
// CHECK-NEXT: ^bb0(%arg4: i32):
// CHECK-NEXT: %6 = "arith.constant"()
// CHECK-NEXT: %7 = "scf.execute_region"()
// CHECK-NEXT: %8 = "arith.constant"()
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r2 = scf.execute_region -> i32 {
    %c1 = arith.constant 2 : i32
    scf.yield %c1 : i32
  }
  return %r2 : i32
}

// CHECK: "func.func"() <{function_type = (i32, i32) -> i32, sym_name = "g"}>
// CHECK-NEXT: ^bb0(%arg2: i32, %arg3: i32):
// CHECK-NEXT: %4 = "arith.constant"()
// CHECK-NEXT: "cf.br"(%4)[^bb1]
// CHECK-NEXT: ^bb1(%5: i32):
func.func @g(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 1 : i32
  cf.br ^x(%c : i32)
^x(%k: i32):
  return %k : i32
}

// CHECK: "builtin.module"() <{sym_name = "inner"}>
// CHECK-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "h"}>
// CHECK-NEXT: ^bb0(%arg0: i32):
// CHECK-NEXT: %2:2 = "a.two"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: i32):
// CHECK-NEXT: %3 = "a.value"(%arg1)
// CHECK: "func.return"(%2#1)
module @inner {
  func.func @h(%a: i32) -> i32 {
    %0:2 = "a.two"(%a) ({
    ^bb0(%q: i32):
      %1 = "a.value"(%q) : (i32) -> i32
    }) : (i32) -> (i32, i32)
    return %0#1 : i32
  }
}

// CHECK: %1 = "arith.constant"() <{value = true}>
%last = arith.constant true
