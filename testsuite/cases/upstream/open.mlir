// RUN: %as-mlir-opt %s %t

// Dialects that take operations which they do not define.
"spirv.Unknown"() : () -> ()
"nvvm.unknown"() : () -> ()
%0 = "rocdl.unknown"() : () -> i32
