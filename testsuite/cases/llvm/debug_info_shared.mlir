// Debug information of C++ names its parts again and again: written out it would be beyond measure, by aliases it is small.
// RUN: mlir-interp print %s > %t.ours
// RUN: mlir-opt %s | cmp - %t.ours
// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp verify %s
// RUN: mlir-interp check %s | FileCheck %s --check-prefix=EQUAL
// RUN: mlir-interp diff --passes=cse %s | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp print --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print %t.mlirbc | cmp - %t.ours
// RUN: mlir-interp check %t.mlirbc | FileCheck %s --check-prefix=EQUAL
// RUN: sh -c 'mlir-interp print --mlir-print-local-scope %s; test $? = 7' 2>&1 | FileCheck %s --check-prefix=LOCAL
// CHECK: 5 : i32
// EQUAL: @main: 1 input: all equal
// SAME: refines: nothing is changed
// LOCAL: error: too large when its aliases are written out

#d0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#d1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d0, extraData = #d0>
#d2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d1, extraData = #d1>
#d3 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d2, extraData = #d2>
#d4 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d3, extraData = #d3>
#d5 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d4, extraData = #d4>
#d6 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d5, extraData = #d5>
#d7 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d6, extraData = #d6>
#d8 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d7, extraData = #d7>
#d9 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d8, extraData = #d8>
#d10 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d9, extraData = #d9>
#d11 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d10, extraData = #d10>
#d12 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d11, extraData = #d11>
#d13 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d12, extraData = #d12>
#d14 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d13, extraData = #d13>
#d15 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d14, extraData = #d14>
#d16 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d15, extraData = #d15>
#d17 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d16, extraData = #d16>
#d18 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d17, extraData = #d17>
#d19 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d18, extraData = #d18>
#d20 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d19, extraData = #d19>
#d21 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d20, extraData = #d20>
#d22 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d21, extraData = #d21>
#d23 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d22, extraData = #d22>
#d24 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d23, extraData = #d23>
#d25 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d24, extraData = #d24>
#d26 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d25, extraData = #d25>
#d27 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d26, extraData = #d26>
#d28 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d27, extraData = #d27>
#d29 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d28, extraData = #d28>
#d30 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d29, extraData = #d29>
#d31 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d30, extraData = #d30>
#d32 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d31, extraData = #d31>
#d33 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d32, extraData = #d32>
#d34 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d33, extraData = #d33>
#d35 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d34, extraData = #d34>
#d36 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d35, extraData = #d35>
#d37 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d36, extraData = #d36>
#d38 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d37, extraData = #d37>
#d39 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d38, extraData = #d38>
#d40 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #d39, extraData = #d39>
#file = #llvm.di_file<"a.cpp" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = Full>
#main = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "main", file = #file, line = 1, subprogramFlags = "Definition", type = <types = #d0>>
#variable = #llvm.di_local_variable<scope = #main, name = "x", file = #file, line = 2, type = #d40>
llvm.func @main() -> i32 {
  %five = llvm.mlir.constant(5 : i32) : i32
  llvm.intr.dbg.value #variable = %five : i32
  llvm.return %five : i32
} loc(fused<#main>["a.cpp":1:1])
