// RUN: echo '@nobody %x = 2' > %t.1
// RUN: not mlir-interp run --claims-from=%t.1 %s 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: error: {{.*}}.1:1: there is no function @nobody
// RUN: echo '@main %x in [0, 300]' > %t.2
// RUN: not mlir-interp run --claims-from=%t.2 %s 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: error: {{.*}}.2:1: this is no number that fits the value's type: 300
// RUN: echo '@main %y never' > %t.3
// RUN: not mlir-interp run --claims-from=%t.3 %s 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: {{.*}}.3:1: the function has no value %y
// RUN: echo '@main %x is odd' > %t.4
// RUN: not mlir-interp run --claims-from=%t.4 %s 2>&1 | FileCheck %s --check-prefix=ODD
// ODD: error: {{.*}}.4:1: expected in, =, never, align or another value, not is odd
// RUN: echo '@main no accesses at all' > %t.5
// RUN: not mlir-interp run --claims-from=%t.5 %s 2>&1 | FileCheck %s --check-prefix=MUCH
// MUCH: error: {{.*}}.5:1: too much: at all
// RUN: echo '@main %x align 4' > %t.6
// RUN: not mlir-interp run --claims-from=%t.6 %s 2>&1 | FileCheck %s --check-prefix=ALIGN
// ALIGN: error: {{.*}}.6:1: only what leads to memory is aligned
// RUN: echo '@main %x in [-1, 3]' > %t.7
// RUN: not mlir-interp run --claims-from=%t.7 %s 2>&1 | FileCheck %s --check-prefix=MINUS
// MINUS: error: {{.*}}.7:1: unsigned bounds are not below 0 (in signed [...] has such): -1
// RUN: echo '@main %x in signed [4, -3]' > %t.8
// RUN: not mlir-interp run --claims-from=%t.8 %s 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: {{.*}}.8:1: no number is within these bounds: [4, -3]
// RUN: echo '@main %x in signed [-3, 200]' > %t.9
// RUN: not mlir-interp run --claims-from=%t.9 %s 2>&1 | FileCheck %s --check-prefix=SIGN
// SIGN: error: {{.*}}.9:1: this is no number that fits the value's type: 200
// RUN: echo '@main %x in signed [-200, 3]' > %t.10
// RUN: not mlir-interp run --claims-from=%t.10 %s 2>&1 | FileCheck %s --check-prefix=LOW
// LOW: error: {{.*}}.10:1: this is no number that fits the value's type: -200
// RUN: tr _ '\t' < %s | sed -n 's|^//TABS||p' > %t.11
// RUN: mlir-interp run --claims-from=%t.11 %s 2>&1 | FileCheck %s --check-prefix=TABS
// TABS: claims: range: 1, 1 of them held against 1 value, 0 broken
//TABS@main_%x_in_signed_[-128,_1]_// blanks of any kind
//TABS_@main_no_writes
// RUN: not mlir-interp run --claims --stats %s 2>&1 | FileCheck %s --check-prefix=STATS
// STATS: claims are held in one run, which --stats does not count
func.func @main() -> i8 {
  %x = arith.constant 1 : i8
  return %x : i8
}
