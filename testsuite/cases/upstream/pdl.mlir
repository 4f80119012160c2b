// RUN: %as-mlir-opt %s %t

pdl.pattern @p : benefit(1) {
  %t = type
  %ts = types
  %a = attribute
  %a1 = attribute : %t
  %o = operand
  %os = operands
  %op1 = operation "foo.op"(%o, %os : !pdl.value, !pdl.range<value>) {"x" = %a, "y" = %a1} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %op1
  %rs = results of %op1
  %r0 = results 1 of %op1 -> !pdl.value
  %r1 = results 1 of %op1 -> !pdl.range<value>
  %c = apply_native_constraint "n"(%o, %t : !pdl.value, !pdl.type) : !pdl.attribute
  apply_native_constraint "n2"(%o : !pdl.value) {isNegated = true}
  rewrite %op1 with "rew"(%o : !pdl.value)
}
pdl.pattern : benefit(2) {
  %op = operation "foo.op"
  rewrite %op {
    %t = type : i32
    %rr = range %t : !pdl.type
    %re = range : !pdl.range<value>
    %n = operation "a.b" -> (%t : !pdl.type)
    replace %op with %n
    %z = apply_native_rewrite "q"(%t : !pdl.type) : !pdl.value

  }
}
