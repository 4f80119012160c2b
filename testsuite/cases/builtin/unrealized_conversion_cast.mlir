// RUN: mlir-interp run %s -e through --args '41 : index' | FileCheck %s
// RUN: not mlir-interp run %s -e strange --args '1' 2>&1 | FileCheck %s --check-prefix=STRANGE
// Between index and the integer of its width the cast keeps the words; otherwise it has no meaning.
func.func @through(%i: index) -> (i64, index) {
  %a = builtin.unrealized_conversion_cast %i : index to i64
  %b = builtin.unrealized_conversion_cast %a : i64 to index
  // CHECK: 41 : i64
  // CHECK-NEXT: 41 : index
  return %a, %b : i64, index
}

func.func @strange(%x: i32) -> f32 {
  // STRANGE: [[# @LINE + 1]]:8: error: unsupported: 'builtin.unrealized_conversion_cast': a cast from 'i32' to 'f32' has no meaning here
  %y = builtin.unrealized_conversion_cast %x : i32 to f32
  return %y : f32
}
