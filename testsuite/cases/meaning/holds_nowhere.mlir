// RUN: mlir-interp run %s 2> %t; test $? -eq 6
// RUN: FileCheck %s --input-file=%t
// Only graphs have ticks (G4).
meaning.op my.delay(%in: i32) holds (%was: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { return %was : i32 }
  takes { return %in : i32 }
}
func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  // CHECK: [[#@LINE+1]]:8: error: unsupported: 'my.delay': it holds state, which is for graph regions
  %r = "my.delay"(%one) : (i32) -> i32
  return %r : i32
}
