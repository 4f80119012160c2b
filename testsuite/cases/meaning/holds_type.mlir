// RUN: mlir-interp verify %s 2> %t; test $? -eq 3
// RUN: FileCheck %s --input-file=%t
// What is held is of one type in all three bodies (G5).
meaning.op my.delay(%in: i64) holds (%was: i32) -> i32 {
  begin { arith.constant 0 : i32 }
  gives { return %was : i32 }
  // CHECK: [[#@LINE+1]]:12: error: type of return operand 0 ('i64') doesn't match function result type ('i32')
  takes { return %in : i64 }
}
