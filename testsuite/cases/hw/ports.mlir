// RUN: mlir-interp run %s -e count --tick 3 --args 6 | FileCheck %s
// RUN: mlir-interp run %s -e count --tick 3 --args='-2' | FileCheck %s
// RUN: mlir-interp run %s -e count --tick 3 --args 6 --json | FileCheck %s --check-prefix=JSON
// RUN: printf 'continue\n' | mlir-interp step %s -e count --tick 3 --args 6 | FileCheck %s
// RUN: printf 'next\nnext\nnext\nnext\n' | mlir-interp step %s -e count --args 6 | FileCheck %s --check-prefix=TYPED
// What stands at a port reads from 0 on; with its type it is MLIR's attribute (decision W17).

// CHECK: tick 0: status = 0, odd = false, pair = [0, 6], record = {a: 0}, wide = 18446744073709551615
// CHECK-NEXT: tick 1: status = 6, odd = false, pair = [6, 4], record = {a: 6}, wide = 18446744073709551615
// CHECK-NEXT: tick 2: status = 4, odd = false, pair = [4, 2], record = {a: 4}, wide = 18446744073709551615
// JSON: tick 1: status = 6, odd = false, pair = [6, 4], record = {a: 6}
// TYPED: with %n = -2 : i3
hw.module @count(in %clk: !seq.clock, in %up: i3, out status: i3, out odd: i1, out pair: !hw.array<2xi3>,
                 out record: !hw.struct<a: i3>, out wide: i64) {
  %n = comb.add %r, %up : i3
  %r = seq.compreg %n, %clk : i3
  %t = comb.extract %r from 0 : (i3) -> i1
  %a = hw.array_create %r, %n : i3
  %s = hw.struct_create (%r) : !hw.struct<a: i3>
  %w = hw.constant -1 : i64
  hw.output %r, %t, %a, %s, %w : i3, i1, !hw.array<2xi3>, !hw.struct<a: i3>, i64
}
