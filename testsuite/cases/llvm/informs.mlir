// RUN: mlir-interp run %s | FileCheck %s
// What only informs, and an assumption that holds, do nothing.

#file = #llvm.di_file<"a.c" in "/">
#sub = #llvm.di_subprogram<scope = #file, name = "main", file = #file>
#x = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 3>
#label = #llvm.di_label<scope = #sub, name = "again", file = #file, line = 3>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
// CHECK: {{^}}7 : i32
func.func @main() -> i32 {
  %a = arith.constant 7 : i32
  %p = ub.poison : i32
  %yes = arith.constant true
  llvm.intr.dbg.value #x = %a : i32
  llvm.intr.dbg.value #x = %p : i32
  llvm.intr.dbg.label #label
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.intr.assume %yes : i1
  return %a : i32
}
