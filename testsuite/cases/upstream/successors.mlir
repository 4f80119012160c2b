// RUN: %as-mlir-opt %s %t

// Successors come in the order of the definition, wherever the syntax has them.
module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.switch_operation_name of %root to ["a.x", "a.y"](^one, ^two) -> ^default
  ^one:
    pdl_interp.finalize
  ^two:
    pdl_interp.finalize
  ^default:
    pdl_interp.check_operation_name of %root is "a.z" -> ^one, ^two
  }
}
