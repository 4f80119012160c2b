// What upstream has and we lack is unsupported, status 6: neither wrong nor unknown. Both forms, and
// where other things are wrong as well, those count.
// RUN: split-file %s %t
// RUN: mlir-interp run %t/custom.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=CUSTOM <%t/out
// RUN: mlir-interp verify %t/generic.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=GENERIC <%t/out
// RUN: mlir-interp print %t/part.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=PART <%t/out
// RUN: mlir-interp diff --passes=cse %t/custom.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=DIFF <%t/out
// RUN: mlir-interp check %t/custom.mlir >/dev/null 2>&1; test $? -eq 6
// RUN: mlir-interp verify %t/both.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=BOTH <%t/out
// RUN: mlir-interp verify %t/nobody.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=NOBODY <%t/out

// CUSTOM: custom.mlir:2:3: error: unsupported operation 'tosa.nothing': mlir-interp does not execute `tosa` yet
// GENERIC: generic.mlir:2:3: error: unsupported operation 'tosa.nothing': mlir-interp does not execute `tosa` yet
// PART: part.mlir:1:18: error: unsupported operation 'gpu.barrier': mlir-interp does not execute all of `gpu` yet
// DIFF: not judged: it has an operation that is not known here
// BOTH: error: 'func.return' op has 1 operands, but enclosing function (@wrong) returns 0
// BOTH: error: unsupported operation 'gpu.barrier'
// NOBODY: error: Dialect `nobody' not found for custom op 'nobody.thing'

//--- custom.mlir
func.func @main() {
  tosa.nothing
  return
}
//--- generic.mlir
func.func @main() {
  "tosa.nothing"() : () -> ()
  return
}
//--- part.mlir
func.func @f() { gpu.barrier return }
//--- both.mlir
func.func @wrong(%a: i32) { "func.return"(%a) : (i32) -> () }
func.func @f() {
  "gpu.barrier"() : () -> ()
  return
}
//--- nobody.mlir
nobody.thing
