// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// A number of results is not believed before it is looked at.
// CHECK: error: {{.*}}expected at most 65536 results
%0:2 = test.parse_integer_literal : 33333333333
