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
