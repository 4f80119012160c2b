module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%a: !transform.any_op) {
    // expected-error@+1 {{expected string or keyword containing one of the following enum values for attribute 'interface' [LinalgOp, TilingInterface, LoopLikeInterface]}}
    %0 = transform.structured.match interface{Tiling} in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @match(%a: !transform.any_op) {
    // expected-error@+1 {{Invalid attribute `interface` in property conversion: 5 : i32}}
    %0 = "transform.structured.match"(%a) <{interface = 5 : i32}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{'transform.named_sequence' op attribute 'function_type' failed to satisfy constraint: function type attribute}}
  "transform.named_sequence"() <{function_type = i32, sym_name = "a"}> ({}) : () -> ()
}

// -----

module {
  // expected-error@+1 {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @match() { transform.yield }
}

// -----

// expected-error@+1 {{unknown attribute: "transform.named_sequence"}}
module attributes {transform.named_sequence} {}

// -----

// expected-error@+1 {{"transform.with_named_sequence" attribute can only be attached to operations with symbol tables}}
func.func @f() attributes {transform.with_named_sequence} { return }

// -----

// expected-error@+1 {{"transform.target_tag" attribute must be a string}}
module attributes {transform.target_tag = 3} {}
