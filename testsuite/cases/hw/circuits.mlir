// RUN: mlir-interp run %s -e top --args '3, 4' | FileCheck %s --check-prefix=TOP
// RUN: not mlir-interp run %s -e outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not mlir-interp run %s -e wide 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e round --args 1 2>&1 | FileCheck %s --check-prefix=ROUND
// RUN: not mlir-interp run %s -e itself 2>&1 | FileCheck %s --check-prefix=ITSELF
// RUN: not mlir-interp run %s -e circle --args 1 2>&1 | FileCheck %s --check-prefix=CIRCLE
// RUN: not mlir-interp run %s -e top --args '3' 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not mlir-interp run %s -e top --drive %S/Inputs/wrong 2>&1 | FileCheck %s --check-prefix=LINE
// RUN: mlir-interp run %s -e nothing | FileCheck %s --check-prefix=NOTHING --allow-empty
// Modules within a module are part of one graph: values go through them in any order (decision W8).

hw.module private @crossed(in %a : i8, in %b : i8, out x : i8, out y : i8) {
  hw.output %b, %a : i8, i8
}
hw.module private @added<BY: i8>(in %a : i8, out sum : i8) {
  %by = hw.param.value i8 = #hw.param.decl.ref<"BY">
  %sum = comb.add %a, %by : i8
  hw.output %sum : i8
}
// What comes out of "c" goes into it again, and is no circle.
// TOP: tick 0: x = 14, y = 4
hw.module @top(in %a : i8, in %b : i8, out x : i8, out y : i8) {
  %x = hw.instance "s" @added<BY: i8 = 10>(a: %c.x: i8) -> (sum: i8)
  %c.x, %c.y = hw.instance "c" @crossed(a: %c.x: i8, b: %b: i8) -> (x: i8, y: i8)
  hw.output %x, %c.y : i8, i8
}

// OUTSIDE: circuits.mlir:[[@LINE+4]]:8: error: 'hw.instance' op cannot run: what the module does stands elsewhere
// OUTSIDE: circuits.mlir:[[@LINE+1]]:1: note: module declared here
hw.module.extern @elsewhere(out a : i8)
hw.module @outside(out a : i8) {
  %a = hw.instance "e" @elsewhere() -> (a: i8)
  hw.output %a : i8
}

// WIDE: error: 'hw.module' op cannot run: its parameters have no values
hw.module @wide<W: i32>(out a : i8) {
  %a = hw.constant 1 : i8
  hw.output %a : i8
}

// ROUND: circuits.mlir:[[@LINE+4]]:3: error: 'hw.output' op cannot run: operand #0 goes through ports in a circle
hw.module @round(in %a : i8, out x : i8) {
  %c.x, %c.y = hw.instance "c" @crossed(a: %d.x: i8, b: %d.x: i8) -> (x: i8, y: i8)
  %d.x, %d.y = hw.instance "d" @crossed(a: %c.x: i8, b: %c.x: i8) -> (x: i8, y: i8)
  hw.output %c.x : i8
}

// ITSELF: error: 'hw.instance' op cannot run: instances nest too deep
hw.module @itself(out a : i8) {
  %a = hw.instance "i" @itself() -> (a: i8)
  hw.output %a : i8
}

// CIRCLE: error: the program stopped itself: a deadlock: operations wait in a circle
// CIRCLE: 'comb.add' waits for %y
hw.module @circle(in %a : i8, out y : i8) {
  %x = comb.add %a, %y : i8
  %y = comb.xor %x, %a : i8
  hw.output %y : i8
}

// FEW: error: @top takes 2 arguments, (i8, i8); 1 was given
// LINE: error: argument 1 of @top is of type 'i8', but got
// LINE: note: in line 2 of '{{.*}}wrong' (--drive)

// NOTHING-NOT: {{.}}
hw.module @nothing() {
}
