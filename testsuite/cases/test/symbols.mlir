// RUN: mlir-interp verify --split-input-file --verify-diagnostics --allow-unregistered-dialect %s
// expected-note @below {{see existing symbol definition here}}
func.func @twice() {
  return
}
// expected-error @below {{redefinition of symbol named 'twice'}}
"other.symbol"() {sym_name = "twice"} : () -> ()

// -----

module {
  // expected-error @below {{'test.symbol' op requires attribute 'sym_name'}}
  "test.symbol"() : () -> ()
}

// -----

module {
  // expected-error @below {{'test.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
  "test.symbol"() {sym_name = "a", sym_visibility = "hidden"} : () -> ()
}

// -----

// expected-error @below {{invalid properties {sym_name = "a", sym_visibility} for op test.symbol: Invalid attribute `sym_visibility` in property conversion: unit}}
"test.symbol"() <{sym_name = "a", sym_visibility}> : () -> ()

// -----

func.func @outer() {
  // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

"func.func"() <{function_type = () -> (), sym_name = "a"}> ({
  // expected-error @below {{custom op 'return' is unknown (tried 'builtin.return' as well)}}
  return
}) : () -> i32

// -----

module @inner {
  func.func private @f()
}
func.func @names_are_of_one_table() {
  // expected-error @below {{'func.call' op 'f' does not reference a valid function}}
  call @f() : () -> ()
  return
}

// -----

// expected-error @below {{'test.symbol_scope' op expects region #0 to have 0 or 1 blocks}}
"test.symbol_scope"() ({
  "test.finish"() : () -> ()
^bb1:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

func.func private @f()
func.func @operations_of_unknown_dialects_may_be_tables() {
  "other.region"() ({
    // expected-error @below {{'func.call' op 'f' does not reference a valid function}}
    func.call @f() : () -> ()
    "other.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func private @f()
func.func @but_not_with_two_regions() {
  "other.region"() ({
    func.call @f() : () -> ()
    "other.end"() : () -> ()
  }, {
  }) : () -> ()
  return
}
