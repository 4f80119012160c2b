// RUN: mlir-interp run %s | FileCheck %s --strict-whitespace --match-full-lines
// What stands behind a value, or alone; a string has nothing behind it and ends at a zero byte.
// CHECK:1, ( 1, 2 )( ( 1, 2 ) ) ab7
// CHECK-NEXT:end
// CHECK-EMPTY:
func.func @main() {
  %a = arith.constant 1 : i32
  %v = arith.constant dense<[1, 2]> : vector<2xi32>
  vector.print %a : i32 punctuation <comma>
  vector.print %v : vector<2xi32> punctuation <open>
  vector.print %v : vector<2xi32> punctuation <close>
  vector.print str " ab\00cd"
  %b = arith.constant 7 : i32
  vector.print %b : i32 punctuation <no_punctuation>
  vector.print punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "end\n"
  vector.print
  return
}
