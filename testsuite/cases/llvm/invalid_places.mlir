// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// What has to stand in a module stands there alone; assembly is not called in place of returning.

llvm.func @f() {
  // expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.linker_options' op must appear at the module level}}
"test.region"() ({ llvm.linker_options ["-l", "m"] }) : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
"test.region"() ({ llvm.mlir.global @a() : i32 }) : () -> ()

// -----

module { module { llvm.linker_options ["-l", "m"] } }

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  "llvm.inline_asm"() <{asm_string = "nop", constraints = "", tail_call_kind = #llvm.tailcallkind<musttail>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // The rest of the message is empty upstream, too.
  // expected-error@+1 {{'llvm.br' op attribute 'loop_annotation' failed to satisfy constraint: }}
  llvm.br ^a {loop_annotation = 3 : i32}
^a:
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{expected SSA operand}}
  %a = llvm.getelementptr "nusw|nuw" %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @flags() {
  // expected-error@+1 {{'llvm.module_flags' op must appear at the module level}}
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
  llvm.return
}
