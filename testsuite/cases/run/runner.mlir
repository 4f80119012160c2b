// A test as it is written for mlir-runner, with the name of the stand-in.
// RUN: mlir-opt %s -convert-func-to-llvm -convert-arith-to-llvm \
// RUN:   | mlir-interp-runner -e int -entry-point-result=i32 -O3 \
// RUN:       -shared-libs=%mlir_runner_utils,%mlir_c_runner_utils -march=x86-64 --mattr=+avx2 \
// RUN:       -enable-matrix -matrix-allow-contract -matrix-default-layout=column-major \
// RUN:   | FileCheck %s --check-prefix=INT
// The program may as well stand where it is, and the type is f32 where none is said.
// RUN: mlir-interp-runner %s -e float | FileCheck %s --check-prefix=FLOAT
// RUN: mlir-interp runner %s -e float | FileCheck %s --check-prefix=FLOAT
// RUN: mlir-interp-runner --entry-point-result void %s | FileCheck %s --check-prefix=VOID
// RUN: mlir-interp print %s | mlir-interp-runner --entry-point-result void -no-implicit-module | FileCheck %s --check-prefix=VOID
// RUN: sh -c 'mlir-interp-runner %s -no-implicit-module; test $? = 1' 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sh -c 'echo "llvm.func @main()" | mlir-interp-runner -no-implicit-module; test $? = 1' 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: mlir-interp-runner -host-supports-jit | FileCheck %s --check-prefix=JIT
// The ends that it has, and those that it does not know.
// RUN: sh -c 'mlir-interp-runner %s -e nothing; test $? = 1' 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: sh -c 'echo "module { module { func.func @main() { return } } }" | mlir-interp-runner -entry-point-result=void; test $? = 1' 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: sh -c 'mlir-interp-runner %s -e int -entry-point-result=void; test $? = 1' 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: sh -c 'mlir-interp-runner %s -e int; test $? = 1' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: sh -c 'mlir-interp-runner %s -e takes -entry-point-result=void; test $? = 1' 2>&1 | FileCheck %s --check-prefix=TAKES
// RUN: not --crash mlir-interp-runner %s -e trap -entry-point-result=void 2>&1 | FileCheck %s --check-prefix=TRAP
// RUN: sh -c 'mlir-interp-runner %s -e leave -entry-point-result=void; test $? = 3' 2>&1 | count-22 0
// RUN: sh -c 'mlir-interp-runner %s -e undefined -entry-point-result=i32; test $? = 4' 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// What it does not take is said by name.
// RUN: sh -c 'mlir-interp-runner %s -dump-object-file; test $? = 1' 2>&1 | FileCheck %s --check-prefix=OBJECT
// RUN: sh -c 'mlir-interp-runner %s -object-filename=o.o; test $? = 1' 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: sh -c 'mlir-interp-runner %s -matrix-default-layout=diagonal; test $? = 1' 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: sh -c 'mlir-interp-runner %s -polly; test $? = 1' 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: sh -c 'mlir-interp-runner %s -entry-point-result=i8; test $? = 1' 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: sh -c 'mlir-interp run %s -march=x86-64; test $? = 2' 2>&1 | FileCheck %s --check-prefix=OWN

// INT: {{^}}-7{{$}}
func.func @int() -> i32 {
  %v = arith.constant -7 : i32
  return %v : i32
}

// FLOAT: {{^}}7.250000e+00{{$}}
func.func @float() -> f32 {
  %v = arith.constant 7.25 : f32
  return %v : f32
}

// VOID: {{^}}21{{$}}
func.func private @printI64(i64)
func.func @main() {
  %v = arith.constant 21 : i64
  call @printI64(%v) : (i64) -> ()
  return
}

// TRAP: error: {{.*}}not here
func.func @trap() {
  %no = arith.constant false
  cf.assert %no, "not here"
  return
}

llvm.func @exit(i32)
llvm.func @leave() {
  %three = llvm.mlir.constant(3 : i32) : i32
  llvm.call @exit(%three) : (i32) -> ()
  llvm.return
}

// UNDEFINED: error: undefined behaviour: {{.*}}zero
func.func @undefined() -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %v = arith.divsi %one, %zero : i32
  return %v : i32
}

// JIT: {{^}}true{{$}}
func.func @takes(%v: i32) {
  return
}

// Tests of mlir-runner look for its words.
// INSIDE: error: the entry function @main is in a module of its own, where mlir-runner does not look
// INSIDE: Error: entry point not found
// NOTHING: error: there is no function @nothing
// NOTHING: {{^}}Error: entry point not found{{$}}
// VALUE: error: @int returns a value, and --entry-point-result says void
// VALUE: {{^}}Error: expected void function{{$}}
// TYPE: error: @int does not return one f32, as --entry-point-result says
// TYPE: {{^}}Error: only single f32 function result supported{{$}}
// TAKES: {{^}}Error: JIT can't invoke a main function expecting arguments{{$}}
// TAKES: error: @takes takes 1 argument
// MANY: error: source must contain a single top-level operation, found: 9
// MANY-NEXT: {{^}}could not parse the input IR{{$}}
// ALONE: {{^}}Error: top-level op must be a symbol table.{{$}}
// ALONE-NEXT: {{^}}could not parse the input IR{{$}}
// LAYOUT: error: --matrix-default-layout takes column-major or row-major, not diagonal
// OBJECT: error: nothing is compiled, so that there is no object file for --dump-object-file
// NAME: error: nothing is compiled, so that there is no object file for --object-filename
// UNKNOWN: error: unknown flag -polly; of what mlir-runner takes, LLVM's flags about passes and machine code are refused, as nothing is compiled
// KIND: error: --entry-point-result takes void, i32, i64, f32 or f64, not i8
// OWN: error: 'run' takes no --march: it is for runner
