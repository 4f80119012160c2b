// RUN: mlir-interp verify --verify-diagnostics %s
// What is known by a name is the same in all modules around.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
    // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
    }
  }
}
