// RUN: mlir-interp diff %s --with=%t.nowhere > %t 2>&1; test $? -eq 2
// RUN: FileCheck %s --check-prefix=NONE < %t
// RUN: echo 'func.func @f(' > %t.broken
// RUN: mlir-interp diff %s --with=%t.broken > %t 2>&1; test $? -eq 3
// RUN: FileCheck %s --check-prefix=BROKEN < %t
// What is wrong with the other file is said of the other file.

// NONE: error: cannot read '{{.*}}.nowhere'
// NONE: with_unreadable.mlir: not compared: '{{.*}}.nowhere' cannot be read
// BROKEN: .broken:{{.*}}: error
// BROKEN: with_unreadable.mlir: not compared: '{{.*}}.broken' is not valid
func.func @f() {
  return
}
