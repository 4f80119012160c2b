// RUN: not mlir-interp diff %s --passes=int-range-optimizations -e down --html=%t.html | FileCheck %s
// RUN: grep -o '"departs": {[^}]*}' %t.html | FileCheck %s --check-prefix=PAGE
// RUN: not mlir-interp diff %s --passes=int-range-optimizations -e down --json | FileCheck %s --check-prefix=JSON
// RUN: not mlir-interp diff %s --passes=cse,int-range-optimizations -e down --annotations 2>&1 >/dev/null | FileCheck %s --check-prefix=PLACE
// What stands for an operation is what upstream gives its location to, be it a constant of another name: text, page
// and JSON say one thing.

// CHECK: first departs 'arith.cmpi' at {{.*}}departs_located.mlir:[[@LINE+10]]:12: false : i1, and then 'arith.constant' gives true : i1
// PAGE: "name": "arith.cmpi", "heir": "arith.constant", "time": 0, "before": "false", "after": "true"
// JSON: "departs": "arith.cmpi", "departs_at": "{{[^"]*}}:18:12", "departs_into": "arith.constant", "departs_time": 1, "departs_expected": "false : i1", "departs_actual": "true : i1"
// PLACE: ::error file={{.*}}departs_located.mlir,line=18,col=12,
func.func @down(%a: i16) -> i1 {
  %least = arith.constant -32768 : i16
  %five = arith.constant 5 : i16
  %zero = arith.constant 0 : i16
  %l = arith.minsi %a, %least : i16
  %q = arith.ceildivsi %l, %five : i16
  %above = arith.cmpi sgt, %q, %zero : i16
  return %above : i1
}
