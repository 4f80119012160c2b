// Of a value that is made very often the first times are kept, of few values very many. What departs behind them
// cannot be told, nor that something else departs first, and this is said.
// RUN: not mlir-interp diff %s -e short --opt-cmd='sed s/slt/sle/' --inputs=5 --html %t.html | FileCheck %s
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html
// RUN: not mlir-interp diff %s -e long --opt-cmd='sed s/slt/sle/' --inputs=5 | FileCheck %s --check-prefix=LONG
// RUN: not mlir-interp diff %s -e long --opt-cmd='sed s/slt/sle/' --inputs=5 --json | FileCheck %s --check-prefix=JSON
// PAGE-DAG: [5000,{{\[}}"
// PAGE-DAG: "departs":{{ .*"time": 4500,}}
// LONG: first departs not known: of what was computed behind the first {{[0-9]+}} operations that ran not all was kept
// JSON: "departs_not": "not known:
func.func @turns(%x: i32, %last: index, %late: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %last step %c1 iter_args(%s = %x) -> i32 {
    // CHECK: first departs 'arith.cmpi' at {{.*}}:[[# @LINE + 1]]:11, run 4501: false : i1, and then true : i1
    %is = arith.cmpi slt, %i, %late : index
    %n = arith.addi %s, %one : i32
    %t = arith.select %is, %n, %s : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @short(%x: i32) -> i32 {
  %last = arith.constant 5000 : index
  %late = arith.constant 4500 : index
  %r = func.call @turns(%x, %last, %late) : (i32, index, index) -> i32
  return %r : i32
}
func.func @long(%x: i32) -> i32 {
  %last = arith.constant 500000 : index
  %late = arith.constant 450000 : index
  %r = func.call @turns(%x, %last, %late) : (i32, index, index) -> i32
  return %r : i32
}
