// RUN: python3 %S/Inputs/interrupt.py mlir-interp run %s -e loop | FileCheck %s --check-prefix=LOOP
// RUN: python3 %S/Inputs/interrupt.py mlir-interp run %s -e inside | FileCheck %s --check-prefix=INSIDE
// Ctrl-C ends a run where it is, and says where that was.
func.func private @speak() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %many = arith.constant 2300 : index
  scf.for %i = %zero to %many step %one {
    vector.print str "enough to be written at once\n"
  }
  return
}

func.func @loop() {
  call @speak() : () -> ()
  // LOOP: interrupt.mlir:[[# @LINE + 11]]:3: error: interrupted
  // LOOP: note: in 'cf.br'
  // LOOP: interrupt.mlir:[[# @LINE + 2]]:3: note: in @again, called here
  // LOOP: exit status 130
  call @again() : () -> ()
  return
}

func.func private @again() {
  cf.br ^again
^again:
  cf.br ^again
}

func.func @inside() {
  call @speak() : () -> ()
  %m = memref.alloc() : memref<1xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [1000000, 1000000], strides: [0, 0] : memref<1xi8> to memref<1000000x1000000xi8, strided<[0, 0]>>
  %n = memref.alloc() : memref<1xi8>
  %w = memref.reinterpret_cast %n to offset: [0], sizes: [1000000, 1000000], strides: [0, 0] : memref<1xi8> to memref<1000000x1000000xi8, strided<[0, 0]>>
  // INSIDE: interrupt.mlir:[[# @LINE + 3]]:3: error: interrupted
  // INSIDE: note: in 'memref.copy'
  // INSIDE: exit status 130
  memref.copy %v, %w : memref<1000000x1000000xi8, strided<[0, 0]>> to memref<1000000x1000000xi8, strided<[0, 0]>>
  return
}
