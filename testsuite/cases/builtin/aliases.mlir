// What has an alias, which stand in front and which behind, and their numbers are upstream's.
// RUN: mlir-interp print --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt --allow-unregistered-dialect %s | cmp - %t.ours
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo %s > %t.ours
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo %s | cmp - %t.ours
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo %s | mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo - | cmp - %t.ours
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic %s > %t.ours
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic %s | cmp - %t.ours
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %s | FileCheck %s --check-prefix=LOCAL

#one = affine_map<(d0) -> (d0 + 1)>
#two = affine_map<(d0) -> (d0 + 2)>
#three = affine_map<(d0) -> (d0 + 3)>
#four = affine_map<(d0) -> (d0 + 4)>
#set = affine_set<(d0) : (d0 >= 0)>
#root = #llvm.tbaa_root<id = "root">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #char, offset = 0>
#file = #llvm.di_file<"a.c" in "/">
#place = loc("a.c":1:2)
#scope = loc(fused<#file>[#place])

// Upstream does not look for aliases in attributes of arguments, nor in properties of operations that nobody knows.
func.func @arguments(%a: i32 {foo.x = #one}, %b: memref<4xf32, #three>) -> (i32 {foo.r = #two}) attributes {foo.z = #four} {
  return %a : i32 loc(#scope)
}
func.func private @declared(i32 {foo.x = #one}) -> (i32 {foo.r = #two})
"foo.properties"() <{a = affine_map<(d0) -> (d0 + 5)>, b = #set}> : () -> ()
"foo.regions"() ({
^bb0(%x: memref<4xf32, #two>):
  "foo.inner"() {z = #four, a = #one} : () -> memref<4xi8, #three>
}) {a = affine_map<(d0) -> (d0 + 6)>} : () -> memref<4xi8, affine_map<(d0) -> (d0 + 7)>>

// The deeper ones stand behind the others; a location that something else names stands in front.
// LOCAL: "foo.depth"() {a = #llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_type_desc<id = "char",
"foo.depth"() {a = #tag, b = #set, c = #scope, d = loc(unknown), e = loc(callsite("f" at #place)), f = [#char, {g = #root}]} : () -> ()
"foo.types"() {t = tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>, s = tuple<i1, i1>, d = distinct[0]<"abc">, u = distinct[1]<>} : () -> ()
"foo.external"() {e = #ml_program.extern : i32} : () -> () loc(#place)
