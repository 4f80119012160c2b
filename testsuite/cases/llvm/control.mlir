// RUN: mlir-interp run %s -e gcd --args '1071 : i32, 462 : i32' | FileCheck %s --check-prefix=GCD
// RUN: mlir-interp run %s -e pick --args '5 : i8' | FileCheck %s --check-prefix=CASE
// RUN: mlir-interp run %s -e pick --args '6 : i8' | FileCheck %s --check-prefix=DEFAULT
// RUN: mlir-interp run %s -e nothing | FileCheck %s --check-prefix=NOTHING --allow-empty
// RUN: mlir-interp run %s -e frozen | FileCheck %s --check-prefix=FROZEN
// RUN: mlir-interp run %s -e chosen --args 'true' 2>&1 | FileCheck %s --check-prefix=CHOSEN
// RUN: mlir-interp run %s -e never --args true | FileCheck %s --check-prefix=FINE
// RUN: not mlir-interp run %s -e never --args false 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: mlir-interp run %s -e number | FileCheck %s --check-prefix=NUMBER
// Functions, calls and branches of the llvm dialect.
llvm.func @gcd(%a: i32, %b: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^head(%a, %b : i32, i32)
^head(%x: i32, %y: i32):
  %done = llvm.icmp "eq" %y, %zero : i32
  llvm.cond_br %done, ^end, ^body
^body:
  %r = llvm.srem %x, %y : i32
  %s = llvm.call @same(%r) : (i32) -> i32
  llvm.br ^head(%y, %s : i32, i32)
^end:
  // GCD: 21 : i32
  llvm.return %x : i32
}

llvm.func internal @same(%x: i32) -> i32 {
  llvm.return %x : i32
}

llvm.func @pick(%f: i8) -> i32 {
  %a = llvm.mlir.constant(10 : i32) : i32
  %b = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %f : i8, ^end(%a : i32) [
    5: ^end(%b : i32)
  ]
^end(%r: i32):
  // CASE: 20 : i32
  // DEFAULT: 10 : i32
  llvm.return %r : i32
}

// A function of no result.
llvm.func @nothing() {
  %a = llvm.mlir.constant(1 : i32) : i32
  llvm.call @drop(%a) : (i32) -> ()
  // NOTHING-NOT: {{.}}
  llvm.return
}

llvm.func @drop(%a: i32) {
  llvm.return
}

// One value, whatever it is. DECISIONS.md N19.
llvm.func @frozen() -> vector<2xi8> {
  %p = llvm.mlir.poison : vector<2xi8>
  %any = llvm.freeze %p : vector<2xi8>
  %r = llvm.sub %any, %any : vector<2xi8>
  // FROZEN: dense<0> : vector<2xi8>
  llvm.return %r : vector<2xi8>
}

// The flags are about what is chosen.
llvm.func @chosen(%c: i1) -> f32 {
  %nan = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %one = llvm.mlir.constant(1.0 : f32) : f32
  // CHOSEN: note: the poison was born here: the result is NaN, which nnan excludes
  %r = llvm.select %c, %nan, %one {fastmathFlags = #llvm.fastmath<nnan>} : i1, f32
  llvm.return %r : f32
}

// DECISIONS.md N20.
llvm.func @number() -> i32 {
  %a = llvm.mlir.constant(-2 : index) : i32
  // NUMBER: -2 : i32
  llvm.return %a : i32
}

// What is not reached does no harm.
llvm.func @never(%c: i1) -> i32 {
  %a = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^end, ^never
^end:
  // FINE: 1 : i32
  llvm.return %a : i32
^never:
  // NEVER: control.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: control reached llvm.unreachable
  llvm.unreachable
}
