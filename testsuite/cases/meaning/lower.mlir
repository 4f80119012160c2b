// RUN: mlir-interp run %s --lower "sed 's/\"my.double\"(\(%%[a-z]*\)) :.*/arith.addi \1, \1 : i32/'" 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID --input-file=%t
// RUN: not mlir-interp run %s --lower cat 2>&1 | FileCheck %s --check-prefix=STILL
// RUN: not mlir-interp run %s --lower false 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: sed '/^meaning.op/,/^}/d; s/my.three/my.four/' %s | mlir-interp print - --allow-unregistered-dialect --emit-bytecode -o %t.mlirbc
// RUN: mlir-interp run %t.mlirbc --lower "sed 's/\"my.four\"() :.*/arith.constant 4 : i32/; s/\"my.double\"(\(%%[a-z0-9]*\)) :.*/arith.addi \1, \1 : i32/'" | FileCheck %s --check-prefix=BYTES
// RUN: mlir-interp print %S/../../examples/gcd.mlir --emit-bytecode | mlir-interp run - --lower cat 2>&1 | FileCheck %s --check-prefix=MEANT --implicit-check-not=lowered
// Operations of mine that have no meaning are lowered by my own command; those that have one are not.
meaning.op my.three() -> i32 {
  %r = arith.constant 3 : i32
  return %r : i32
}
func.func @main() -> i32 {
  %x = "my.three"() : () -> i32
  %y = "my.double"(%x) : (i32) -> i32
  return %y : i32
}
// CHECK: 6 : i32
// SAID: note: what has no meaning here was lowered first: sed
// STILL: lower.mlir behind --lower:[[#@LINE-5]]:8: error: unsupported: 'my.double': the operation has no meaning here
// FAILED: error: --lower: the command failed with exit status 1
// Of bytecode the command is given the text, and none where all has a meaning.
// BYTES: 8 : i32
// MEANT: 21 : i32
