// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// CHECK: one_name.mlir:[[#@LINE+1]]:{{[0-9]+}}: error: a variable and an attribute have one name
meaning.op<N> my.a(%x: i$N) attributes {N} -> i$N {
  return %x : i$N
}
