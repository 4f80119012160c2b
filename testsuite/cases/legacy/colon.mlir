// ':' for '=' in a dictionary, told once. DECISIONS.md O11.
// RUN: mlir-interp print --legacy %s 2>&1 | FileCheck %s
// RUN: not mlir-interp print %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: :[[@LINE+5]]:42: warning: ':' in a dictionary is read as '='
// CHECK-NOT: warning
// CHECK: attributes {test.a = 1 : i64, test.b = "x"}
// NOTE: :[[@LINE+2]]:42: error: expected '}' in attribute dictionary
// NOTE: note: ':' in a dictionary is read with --legacy; today it is written '='
func.func private @f() attributes {test.a: 1, test.b: "x"}
