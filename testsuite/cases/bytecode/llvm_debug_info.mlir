// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.there
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s >%t.here
// RUN: cmp %t.there %t.here
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.there >%t.again
// RUN: cmp %t.there %t.again
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %s >%t.text
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %t.there | diff %t.text -
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-local-scope %t.here | diff --ignore-blank-lines %t.text -

// Debug information: each attribute that has a code, with its optional parts and without.

#file = #llvm.di_file<"a.c" in "/src">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#plain = #llvm.di_basic_type<name = "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "by hand", isOptimized = true, emissionKind = Full, nameTableKind = Apple>
#bare_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_BORLAND_Delphi, file = #file, isOptimized = false, emissionKind = None>
#nothing = #llvm.di_expression<>
#first = #llvm.di_expression<[DW_OP_deref]>
#all = #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_convert(16, DW_ATE_signed, 200), DW_OP_LLVM_fragment(0, 18446744073709551615)]>
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = true>
#bare_space = #llvm.di_namespace<exportSymbols = false>
#range = #llvm.di_subrange<count = 3 : i64, lowerBound = 0 : i64, upperBound = #first, stride = 4 : i64>
#bare_range = #llvm.di_subrange<>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #int, sizeInBits = 32, alignInBits = 4294967295, offsetInBits = 18446744073709551615, dwarfAddressSpace = 0, extraData = #space>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, dwarfAddressSpace = 3>
#bare_derived = #llvm.di_derived_type<>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", file = #file, line = 7, scope = #unit, baseType = #int, flags = "Public|Vector", sizeInBits = 96, alignInBits = 32, dataLocation = #first, rank = #nothing, allocated = #all, associated = #first, elements = #range, #member>
#bare_composite = #llvm.di_composite_type<>
#self = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#list = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "list", elements = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #self>>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #list, #llvm.di_null_type>
#bare_type = #llvm.di_subroutine_type<>
#sub = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[4]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #type, retainedNodes = #int, #array>
#noted = #llvm.di_subprogram<scope = #sub, annotations = #llvm.di_annotation<name = "k", value = "v">>
#self_sub = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#bare_sub = #llvm.di_subprogram<>
#block = #llvm.di_lexical_block<scope = #sub, file = #file, line = 8, column = 9>
#bare_block = #llvm.di_lexical_block<scope = #self_sub>
#part = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#bare_part = #llvm.di_lexical_block_file<scope = #block, discriminator = 0>
#local = #llvm.di_local_variable<scope = #part, name = "x", file = #file, line = 5, arg = 1, alignInBits = 8, type = #pointer, flags = "Private|Artificial">
#bare_local = #llvm.di_local_variable<scope = #bare_sub>
#label = #llvm.di_label<scope = #sub, name = "again", file = #file, line = 6>
#bare_label = #llvm.di_label<scope = #sub>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 64>
#bare_global = #llvm.di_global_variable<file = #file, line = 0, type = #int>
#where = #llvm.di_global_variable_expression<var = #global, expr = #all>
#bare_where = #llvm.di_global_variable_expression<var = #bare_global>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #unit, entity = #space, file = #file, line = 2, name = "i", elements = #int, #local>
#bare_import = #llvm.di_imported_entity<scope = #unit, entity = #space, line = 0>

module {
  "info.all"() {a00 = #plain, a01 = #bare_unit, a02 = #nothing, a03 = #bare_space, a04 = #bare_range, a05 = #member, a06 = #bare_derived, a07 = #bare_composite,
      a08 = #bare_type, a09 = [#bare_sub, #noted], a10 = #bare_block, a11 = #bare_part, a12 = #bare_local, a13 = #label, a14 = #bare_label, a15 = #bare_global, a16 = #where, a17 = #bare_where,
      a18 = #import, a19 = #bare_import} : () -> ()
}
