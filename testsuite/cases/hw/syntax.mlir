// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// CHECK-LABEL: hw.type_scope @types {
// CHECK-NEXT: hw.typedecl @byte : i8
// CHECK-NEXT: hw.typedecl @pair, "pair_t" : !hw.struct<a: i1, "b c": i1>
hw.type_scope @types {
  hw.typedecl @byte : i8
  hw.typedecl @pair, "pair_t" : !hw.struct<a: i1, "b c": i1>
}
// CHECK: hw.hierpath private @path [@Top::@here, @Leaf]
hw.hierpath private @path [@Top::@here, @Leaf]
// CHECK: hw.generator.schema @SCHEMA, "Memory", ["depth"]
hw.generator.schema @SCHEMA, "Memory", ["depth"]
// CHECK: hw.module.generated @Made, @SCHEMA(in %a : i8, out b : i8) attributes {depth = 4 : i64}
hw.module.generated @Made, @SCHEMA(in %a : i8, out b : i8) attributes {depth = 4 : i64}
// CHECK: hw.module.extern private @Extern<n: i32, k: i8 = 3>(in %a : !hw.int<#hw.param.decl.ref<"n">>, inout %c : i8, out "b b" : i8 {note = 1 : i8}) attributes {verilogName = "ext"}
hw.module.extern private @Extern<n: i32, k: i8 = 3>(in %a : !hw.int<#hw.param.decl.ref<"n">>, inout %c : i8, out "b b" : i8 {note = 1 : i8}) attributes {verilogName = "ext"}
// CHECK: hw.module @Leaf(in %x : i8, in %y_y "y y" : i8, out "" : i8) {
// CHECK-NEXT: hw.output %x : i8
// GENERIC: "hw.module"() <{module_type = !hw.modty<input x : i8, input "y y" : i8, output "" : i8>, parameters = [], result_locs = [#loc{{[0-9]*}}], sym_name = "Leaf"}> ({
hw.module @Leaf(in %x : i8, in %x_0 "y y" : i8, out "" : i8) {
  hw.output %x : i8
}
// CHECK-LABEL: hw.module @Top<w: i32 = 8>(in %a : i8, inout %io : i8, in %t : i1, out r : i8) attributes {comment = "top"} {
hw.module @Top<w: i32 = 8>(in %a: i8, inout %io: i8, in %t: i1, out r: i8) attributes {comment = "top"} {
  // The order of operations does not count.
  // CHECK-NEXT: %leaf.0 = hw.instance "leaf" sym @here @Leaf(x: %[[LATER:.*]]: i8, "y y": %a: i8) -> ("": i8) {doNotPrint}
  %leaf.0 = hw.instance "leaf" sym @here @Leaf(x: %later: i8, "y y": %a: i8) -> ("": i8) {doNotPrint}
  // CHECK-NEXT: %ext.b_b = hw.instance "ext" @Extern<n: i32 = 8, k: i8 = 4>(a: %a: i8, c: %io: !hw.inout<i8>) -> ("b b": i8)
  %ext = hw.instance "ext" @Extern<n: i32 = 8, k: i8 = 4>(a: %a: i8, c: %io: !hw.inout<i8>) -> ("b b": i8)
  // CHECK-NEXT: %[[LATER]] = hw.wire %a : i8
  %later = hw.wire %a : i8
  // CHECK-NEXT: %name = hw.wire %a sym @sym : i8
  // GENERIC: "hw.wire"(%{{.*}}) <{inner_sym = #hw<innerSym@sym>, name = "name"}> : (i8) -> i8
  %0 = hw.wire %a sym @sym name "name" : i8
  // CHECK-NEXT: hw.wire %a sym [<@one,1,private>, <@two,2,public>] : i8
  %1 = hw.wire %a sym [<@two,2,public>, <@one,1,private>] : i8
  // CHECK-NEXT: %c-1_i8 = hw.constant -1 : i8
  %2 = hw.constant 255 : i8
  // CHECK-NEXT: %true = hw.constant true
  %3 = hw.constant 1 : i1
  // CHECK-NEXT: hw.param.value i32 = #hw.param.expr.add<#hw.param.decl.ref<"w">, 1>
  %4 = hw.param.value i32 = #hw.param.expr.add<#hw.param.decl.ref<"w">, 1>
  // CHECK-NEXT: hw.triggered posedge %t(%a) : i8 {
  // CHECK-NEXT: ^bb0(%arg0: i8):
  hw.triggered posedge %t(%a) : i8 {
    ^bb0(%b: i8):
  }
  // CHECK: hw.output %c-1_i8 : i8
  hw.output %2 : i8
}
// CHECK-LABEL: func.func @values
func.func @values(%a: i8, %s: !hw.struct<a: i4, b: i8>, %u: !hw.union<x: i4 offset 2, y: i8>, %i: i1,
                  %e: !hw.enum<A, B>, %n: !hw.array<2xarray<3xi8>>, %v: !hw.uarray<2xi8>) {
  // CHECK-NEXT: %[[ARRAY:.*]] = hw.array_create %arg0, %arg0 {note} : i8
  %0 = hw.array_create %a, %a {note} : i8
  // CHECK-NEXT: hw.array_create %arg0, %arg0 : i8 -> !hw.typealias<@types::@a, !hw.array<2xi8>>
  %1 = hw.array_create %a, %a : i8 -> !hw.typealias<@types::@a, !hw.array<2xi8>>
  // CHECK-NEXT: hw.array_concat %[[ARRAY]], %[[ARRAY]] : !hw.array<2xi8>, !hw.array<2xi8>
  // GENERIC: "hw.array_concat"(%{{.*}}, %{{.*}}) : (!hw.array<2xi8>, !hw.array<2xi8>) -> !hw.array<4xi8>
  %2 = hw.array_concat %0, %0 : !hw.array<2xi8>, !hw.array<2xi8>
  // CHECK-NEXT: hw.array_slice %[[ARRAY]][%arg3] : (!hw.array<2xi8>) -> !hw.array<1xi8>
  %3 = hw.array_slice %0[%i] : (!hw.array<2xi8>) -> !hw.array<1xi8>
  // CHECK-NEXT: hw.array_get %arg5[%arg3] : !hw.array<2xarray<3xi8>>, i1
  %4 = hw.array_get %n[%i] : !hw.array<2xarray<3xi8>>, i1
  // CHECK-NEXT: hw.array_inject %[[ARRAY]][%arg3], %arg0 : !hw.array<2xi8>, i1
  %5 = hw.array_inject %0[%i], %a : !hw.array<2xi8>, i1
  // CHECK-NEXT: %a = hw.struct_extract %arg1["a"] : !hw.struct<a: i4, b: i8>
  // GENERIC: "hw.struct_extract"(%arg1) <{fieldIndex = 0 : i32}> : (!hw.struct<a: i4, b: i8>) -> i4
  %6 = hw.struct_extract %s["a"] : !hw.struct<a: i4, b: i8>
  // CHECK-NEXT: hw.struct_create (%a, %arg0) : !hw.struct<a: i4, b: i8>
  %7 = hw.struct_create (%6, %a) : !hw.struct<a: i4, b: i8>
  // CHECK-NEXT: hw.struct_inject %arg1["b"], %arg0 : !hw.struct<a: i4, b: i8>
  %8 = hw.struct_inject %s["b"], %a : !hw.struct<a: i4, b: i8>
  // CHECK-NEXT: %a_0, %b = hw.struct_explode %arg1 : !hw.struct<a: i4, b: i8>
  %9:2 = hw.struct_explode %s : !hw.struct<a: i4, b: i8>
  // CHECK-NEXT: hw.union_create "y", %arg0 : !hw.union<x: i4 offset 2, y: i8>
  %10 = hw.union_create "y", %a : !hw.union<x: i4 offset 2, y: i8>
  // CHECK-NEXT: hw.union_extract %arg2["x"] : !hw.union<x: i4 offset 2, y: i8>
  %11 = hw.union_extract %u["x"] : !hw.union<x: i4 offset 2, y: i8>
  // CHECK-NEXT: %B = hw.enum.constant B : !hw.enum<A, B>
  // GENERIC: "hw.enum.constant"() <{field = #hw.enum.field<B, !hw.enum<A, B>>}> : () -> !hw.enum<A, B>
  %12 = hw.enum.constant B : !hw.enum<A, B>
  // CHECK-NEXT: hw.enum.cmp %B, %arg4 : !hw.enum<A, B>, !hw.enum<A, B>
  %13 = hw.enum.cmp %12, %e : !hw.enum<A, B>, !hw.enum<A, B>
  // CHECK-NEXT: hw.bitcast %arg6 : (!hw.uarray<2xi8>) -> i16
  %14 = hw.bitcast %v : (!hw.uarray<2xi8>) -> i16
  // CHECK-NEXT: hw.aggregate_constant [1 : i4, 2 : i8] : !hw.struct<a: i4, b: i8>
  %15 = hw.aggregate_constant [1 : i4, 2 : i8] : !hw.struct<a: i4, b: i8>
  return
}
