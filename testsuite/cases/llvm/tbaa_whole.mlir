// A member of a type may be written whole, as by its alias.
// RUN: mlir-interp print %s > %t.ours
// RUN: mlir-opt %s | cmp - %t.ours

#root = #llvm.tbaa_root<>
#member = #llvm.tbaa_member<#root, 0>
#other = #llvm.tbaa_type_desc<id = "b", members = {#llvm.tbaa_member<#root, 0>, <#root, 4>}>
module attributes {llvm.a = #llvm.tbaa_type_desc<id = "a", members = {#member, <#other, 8>}>} {}
