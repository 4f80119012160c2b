// What upstream has and we lack is unsupported, status 6: neither wrong nor unknown. Both forms, and
// where other things are wrong as well, those count.
// RUN: split-file %s %t
// RUN: mlir-interp run %t/custom.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=CUSTOM <%t/out
// RUN: mlir-interp verify %t/generic.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=GENERIC <%t/out
// RUN: mlir-interp print %t/part.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=PART <%t/out
// RUN: mlir-interp diff --passes=cse %t/custom.mlir >%t/out 2>&1; test $? -eq 6 && FileCheck %s --check-prefix=DIFF <%t/out
// RUN: mlir-interp check %t/custom.mlir >/dev/null 2>&1; test $? -eq 6
// RUN: mlir-interp verify %t/both.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=BOTH <%t/out
// RUN: mlir-interp verify %t/typo.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=TYPO <%t/out
// RUN: mlir-interp verify %t/typo_generic.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=TYPO-GENERIC <%t/out
// RUN: not mlir-interp verify %t/held.mlir 2>&1 | FileCheck %s --check-prefix=HELD
// RUN: not mlir-interp verify %t/short.mlir 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: not mlir-interp verify %t/moved.mlir 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: not mlir-interp verify %t/dialect.mlir 2>&1 | FileCheck %s --check-prefix=DIALECT
// RUN: mlir-interp verify %t/open.mlir 2>/dev/null; test $? -eq 6
// RUN: mlir-interp verify %t/nobody.mlir >%t/out 2>&1; test $? -eq 3 && FileCheck %s --check-prefix=NOBODY <%t/out

// CUSTOM: custom.mlir:2:3: error: unsupported operation 'tosa.const_shape': mlir-interp does not execute `tosa` yet
// GENERIC: generic.mlir:2:3: error: unsupported operation 'tosa.const_shape': mlir-interp does not execute `tosa` yet
// PART: part.mlir:1:18: error: unsupported operation 'gpu.barrier': mlir-interp does not execute `gpu` yet
// DIFF: not judged: it has 'tosa.const_shape', which is not executed
// BOTH: error: 'func.return' op has 1 operands, but enclosing function (@wrong) returns 0
// BOTH: error: unsupported operation 'gpu.barrier'
// NOBODY: error: Dialect `nobody' not found for custom op 'nobody.thing'

// What upstream lacks is nobody's guess.
// RUN: not mlir-interp verify %t/ours.mlir 2>&1 | FileCheck %s --check-prefix=OURS --implicit-check-not='did you mean'
// OURS: error: operation being parsed with an unregistered dialect.

// What upstream has not either is unknown, and the operation that was meant is named.
// TYPO: error: custom op 'vector.broadcst' is unknown
// TYPO: note: did you mean 'vector.broadcast'?
// TYPO-GENERIC: error: unregistered operation 'linalg.matmull' found in dialect ('linalg') that does not allow unknown operations
// TYPO-GENERIC: note: did you mean 'linalg.matmul'?
// HELD: error: custom op 'memref.lood' is unknown
// HELD: note: did you mean 'memref.load'?
// SHORT: error: custom op 'retrun' is unknown (tried 'func.retrun' as well)
// SHORT: note: did you mean 'func.return'?
// MOVED: note: did you mean 'complex.sin', 'math.sin' or 'tosa.sin'?
// DIALECT: error: Dialect `artih' not found for custom op 'artih.addi'
// DIALECT: note: did you mean 'arith.addi'?

//--- custom.mlir
func.func @main() {
  tosa.const_shape
  return
}
//--- generic.mlir
func.func @main() {
  "tosa.const_shape"() : () -> ()
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
//--- typo.mlir
func.func @f(%a: i32) { %b = vector.broadcst %a : i32 to vector<4xi32> return }
//--- typo_generic.mlir
"linalg.matmull"() : () -> ()
//--- held.mlir
func.func @f(%m: memref<i32>) { %a = memref.lood %m[] : memref<i32> return }
//--- short.mlir
func.func @f() { retrun }
//--- moved.mlir
func.func @f(%a: f32) { %b = arith.sin %a : f32 return }
//--- dialect.mlir
func.func @f(%a: i32) { %b = artih.addi %a, %a : i32 return }
//--- open.mlir
"nvvm.whatever"() : () -> ()
//--- nobody.mlir
nobody.thing
//--- ours.mlir
"any.require"() : () -> ()
