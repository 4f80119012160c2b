// RUN: python3 %S/Inputs/interrupt.py mlir-interp trace %s --html %t.html | FileCheck %s --check-prefixes=SAID,WHERE
// RUN: FileCheck %s --check-prefix=PAGE < %t.html
// RUN: python3 %S/Inputs/interrupt.py mlir-interp trace %s --json | FileCheck %s --check-prefixes=JSON,SAID
// Ctrl-C ends a trace where it is: it says where that was, and what was recorded is there.
// RUN: python3 %S/Inputs/killed.py mlir-interp trace %s --json | not grep -v '^{.*}$'
// Whatever ends the program, no line is cut.
func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %many = arith.constant 3000 : index
  scf.for %i = %zero to %many step %one {
    vector.print str "enough to be written at once\n"
  }
  call @again() : () -> ()
  return
}

// JSON: "event": "end", {{.*}} "end": "interrupted"
// SAID: error: interrupted
// WHERE: interrupt.mlir:[[# @LINE + 6]]:3: note: in 'cf.br'
// SAID: exit status 130
// PAGE: "end": {"kind": "interrupted"
func.func private @again() {
  cf.br ^again
^again:
  cf.br ^again
}
