// RUN: mlir-interp run %s | FileCheck %s
// RUN: for i in 1 2 3 4 5 6 7 8 9 10 11 12; do mlir-interp run %s --seed=$i | tr '\n' ' '; echo; done | sort -u | wc -l | FileCheck %s --check-prefix=ORDERS
// In which order regions run at once is a choice, that printing shows (G7): one of six.
meaning.op my.yield()
meaning.op my.three() {
  meaning.parallel []() : () -> ()
}
func.func @main() {
  // CHECK: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}1{{$}}
  // CHECK-NEXT: {{^}}2{{$}}
  // ORDERS: {{^[3-6]$}}
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  "my.three"() ({
    vector.print %c0 : i32
    "my.yield"() : () -> ()
  }, {
    vector.print %c1 : i32
    "my.yield"() : () -> ()
  }, {
    vector.print %c2 : i32
    "my.yield"() : () -> ()
  }) : () -> ()
  return
}
