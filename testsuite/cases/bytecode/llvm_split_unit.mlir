// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode %s >%t
// RUN: mlir-interp print --allow-unregistered-dialect --mlir-print-local-scope %t | FileCheck %s
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-local-scope %t | FileCheck %s

// The code of compilation units leaves away where debug information was split to, which upstream
// loses; a unit that says so is written as text.

#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = <"a.c" in "/src">, isOptimized = true, emissionKind = Full, splitDebugFilename = "a.dwo">

module {
  // CHECK: "info.unit"() {unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = <"a.c" in "/src">, isOptimized = true, emissionKind = Full, splitDebugFilename = "a.dwo">} : () -> ()
  "info.unit"() {unit = #unit} : () -> ()
}
