// A command may write bytecode; and a file to judge may say locations that are none of the program's.
// RUN: mlir-interp diff %s --opt-cmd='mlir-opt --cse --emit-bytecode' -e f --args '5 : i32' | FileCheck %s --check-prefix=RIGHT
// RUN: sed 's/arith.addi/arith.subi/' %s | mlir-opt --emit-bytecode -o %t.mlirbc
// RUN: not mlir-interp diff %s --with %t.mlirbc -e f --args '5 : i32' | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --opt-cmd='printf "ML\357R\015x"' -e f --args '5 : i32' 2>&1 | FileCheck %s --check-prefix=BROKEN
// RIGHT-NOT: DIFFERS
// RIGHT: {{refines|no counterexample}}
// WRONG: DIFFERS
// WRONG: first departs  'arith.addi' at {{.*}}opt_cmd_bytecode.mlir:[[# @LINE + 5]]:8
// BROKEN: the command wrote bytecode that cannot be read
func.func @f(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %a = arith.muli %x, %c : i32
  %b = arith.addi %a, %c : i32
  %d = arith.muli %b, %b : i32
  return %d : i32
}
