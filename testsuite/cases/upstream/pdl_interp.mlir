// RUN: %as-mlir-opt %s %t

module @m {
pdl_interp.func @matcher(%root : !pdl.operation) {
  %a = pdl_interp.get_attribute "x" of %root
  %t = pdl_interp.create_type i32
  %ts = pdl_interp.create_types [i32, i64]
  %v = pdl_interp.get_operand 0 of %root
  %vs = pdl_interp.get_operands of %root : !pdl.range<value>
  %us = pdl_interp.get_users of %v : !pdl.value
  pdl_interp.foreach %op : !pdl.operation in %us {
    pdl_interp.continue
  } -> ^next
^next:
  %o1 = pdl_interp.create_operation "foo.a"
  %o2 = pdl_interp.create_operation "foo.a"(%v, %vs : !pdl.value, !pdl.range<value>) {"q" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>)

  %r = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
  %e = pdl_interp.create_range : !pdl.range<type>
  %cst = pdl_interp.apply_constraint "c"(%v : !pdl.value) : !pdl.type -> ^next2, ^next2
^next2:
  pdl_interp.switch_operand_count of %root to dense<[0, 1]> : vector<2xi32> (^n3, ^n3) -> ^n3
^n3:
  pdl_interp.finalize
}
}
