// RUN: mlir-interp run %s | FileCheck %s --strict-whitespace --match-full-lines
// What upstream's lowering prints through mlir-runner's library.
func.func @main() {
  %t = arith.constant true
  // CHECK:1
  vector.print %t : i1
  %m = arith.constant -5 : i8
  // CHECK-NEXT:-5
  vector.print %m : i8
  %minus = arith.constant -1 : index
  // CHECK-NEXT:18446744073709551615
  vector.print %minus : index
  %wide = arith.constant -18446744073709551616 : i70
  // CHECK-NEXT:-18446744073709551616
  vector.print %wide : i70
  %none = arith.constant dense<7> : vector<i32>
  // CHECK-NEXT:( 7 )
  vector.print %none : vector<i32>
  %one = arith.constant dense<[true, false]> : vector<2xi1>
  // CHECK-NEXT:( 1, 0 )
  vector.print %one : vector<2xi1>
  %two = arith.constant dense<[[1, 2], [-3, 4]]> : vector<2x2xi4>
  // CHECK-NEXT:( ( 1, 2 ), ( -3, 4 ) )
  vector.print %two : vector<2x2xi4>
  %three = arith.constant dense<[[[1], [2]], [[3], [4]]]> : vector<2x2x1xindex>
  // CHECK-NEXT:( ( ( 1 ), ( 2 ) ), ( ( 3 ), ( 4 ) ) )
  vector.print %three : vector<2x2x1xindex>
  return
}
