// Nothing happens.
#file = #llvm.di_file<"a.c" in "/">
#sub = #llvm.di_subprogram<scope = #file, name = "told", file = #file>
#x = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 3>
#label = #llvm.di_label<scope = #sub, name = "again", file = #file, line = 3>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
func.func @told(%a: i32) -> i32 {
  llvm.intr.dbg.value #x = %a : i32
  llvm.intr.dbg.label #label
  llvm.intr.experimental.noalias.scope.decl #scope
  return %a : i32
}
