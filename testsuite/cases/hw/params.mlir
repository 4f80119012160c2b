// RUN: mlir-interp print %s | FileCheck %s
// Expressions of parameters are put into their simplest form.
// CHECK-LABEL: hw.module @Simple
hw.module @Simple<a: i4, b: i4, s: none>() {
  // CHECK-NEXT: i4 = 6
  %0 = hw.param.value i4 = #hw.param.expr.add<2, 1, 3>
  // CHECK-NEXT: i4 = #hw.param.decl.ref<"a">
  %1 = hw.param.value i4 = #hw.param.expr.add<0, #hw.param.decl.ref<"a">>
  // CHECK-NEXT: i4 = #hw.param.expr.add<#hw.param.decl.ref<"a">, #hw.param.decl.ref<"b">, 5>
  %2 = hw.param.value i4 = #hw.param.expr.add<#hw.param.decl.ref<"b">, 2, #hw.param.expr.add<3, #hw.param.decl.ref<"a">>>
  // CHECK-NEXT: i4 = #hw.param.expr.mul<#hw.param.decl.ref<"a">, 3>
  %3 = hw.param.value i4 = #hw.param.expr.add<#hw.param.expr.mul<2, #hw.param.decl.ref<"a">>, #hw.param.decl.ref<"a">>
  // CHECK-NEXT: i4 = #hw.param.expr.add<#hw.param.expr.mul<#hw.param.decl.ref<"a">, #hw.param.decl.ref<"b">>, #hw.param.expr.mul<#hw.param.decl.ref<"b">, 2>>
  %4 = hw.param.value i4 = #hw.param.expr.mul<#hw.param.expr.add<#hw.param.decl.ref<"a">, 2>, #hw.param.decl.ref<"b">>
  // CHECK-NEXT: i4 = 0
  %5 = hw.param.value i4 = #hw.param.expr.and<#hw.param.decl.ref<"a">, 0>
  // CHECK-NEXT: i4 = -1
  %6 = hw.param.value i4 = #hw.param.expr.or<#hw.param.decl.ref<"a">, -1>
  // CHECK-NEXT: i4 = #hw.param.expr.mul<#hw.param.decl.ref<"a">, 4>
  %7 = hw.param.value i4 = #hw.param.expr.shl<#hw.param.decl.ref<"a">, 2>
  // CHECK-NEXT: i4 = -1
  %8 = hw.param.value i4 = #hw.param.expr.shrs<-4, 2>
  // CHECK-NEXT: i4 = 3
  %9 = hw.param.value i4 = #hw.param.expr.shru<-4, 2>
  // CHECK-NEXT: i4 = 3
  %10 = hw.param.value i4 = #hw.param.expr.clog2<5>
  // CHECK-NEXT: i4 = -2
  %11 = hw.param.value i4 = #hw.param.expr.divs<-5, 2>
  // CHECK-NEXT: i4 = 5
  %12 = hw.param.value i4 = #hw.param.expr.divu<-5, 2>
  // CHECK-NEXT: i4 = 0
  %13 = hw.param.value i4 = #hw.param.expr.mods<#hw.param.decl.ref<"a">, 1>
  // CHECK-NEXT: i4 = 1
  %14 = hw.param.value i4 = #hw.param.expr.modu<-5, 2>
  // CHECK-NEXT: i4 = #hw.param.expr.divu<1, 0>
  %15 = hw.param.value i4 = #hw.param.expr.divu<1, 0>
  // CHECK-NEXT: i4 = #hw.param.expr.xor<#hw.param.verbatim<"W">, #hw.param.decl.ref<"a">>
  %16 = hw.param.value i4 = #hw.param.expr.xor<#hw.param.decl.ref<"a">, 0, #hw.param.verbatim<"W">>
}
// CHECK: note = #hw.output_file<"a/b.sv", excludeFromFileList>
hw.module.extern @File() attributes {note = #hw.output_file<"a/b.sv", excludeFromFileList>}
