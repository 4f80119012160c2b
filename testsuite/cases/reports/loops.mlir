// Where a run was: the loops around the operation at their induction variables, outermost first, and
// of each call its arguments and the loops around it, in fast code as in definitions.
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e blocks --args '5 : i32' 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not mlir-interp run %s -e strips 2>&1 | FileCheck %s --check-prefix=STRIPS
// RUN: not mlir-interp trace %s --json 2>/dev/null | FileCheck %s --check-prefix=JSON
func.func @row(%m: memref<8xi32>, %r: index, %what: i32, %scale: vector<2xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  scf.for %k = %c0 to %c9 step %c2 {
    affine.for %l = 3 to 6 {
      %j = arith.addi %k, %r : index
      // CHECK: error: undefined behaviour: index 9 is out of bounds
      // CHECK: loops.mlir:[[# @LINE - 3]]:5: note: in the loops around it, at %k = 8, %l = 3
      memref.store %what, %m[%j] : memref<8xi32>
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<8xi32>
  %x = arith.constant -7 : i32
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  scf.for %i = %c1 to %c4 step %c1 {
    // CHECK: loops.mlir:[[# @LINE + 4]]:5: note: in @row, called here with %m = memref at 0x100000040, %r = 1 : index, %what = -7 : i32, %scale = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>, at %i = 1
    // CHECK: note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.store
    // CHECK-NOT: note:
    // JSON: "text": "in the loops around it, at %k = 8, %l = 3"
    func.call @row(%m, %i, %x, %v) : (memref<8xi32>, index, i32, vector<2xf32>) -> ()
  }
  return
}

// Of a loop of blocks: what its header takes.
func.func @blocks(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%n, %zero : i32, i32)
^head(%left: i32, %sum: i32):
  // BLOCKS: error: undefined behaviour: the divisor is zero
  // BLOCKS: loops.mlir:[[# @LINE + 3]]:8: note: in the loops around it, at %left = 0, %sum = 25
  // BLOCKS: loops.mlir:[[# @LINE - 7]]:1: note: in @blocks, the entry, called with %n = 5 : i32
  // BLOCKS: explain arith.divui
  %q = arith.divui %n, %left : i32
  %more = arith.addi %sum, %n : i32
  %next = arith.subi %left, %one : i32
  cf.br ^head(%next, %more : i32, i32)
}

// Many iterations at once.
func.func @strips() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2000 = arith.constant 2000 : index
  %m = memref.alloc() : memref<1000xi32>
  %n = memref.alloc() : memref<2000xi32>
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c2000 step %c1 {
    memref.store %zero, %n[%i] : memref<2000xi32>
  }
  scf.for %i = %c0 to %c2000 step %c1 {
    %v = memref.load %n[%i] : memref<2000xi32>
    // STRIPS: error: undefined behaviour: index 1000 is out of bounds
    // STRIPS: note: in the loops around it, at %i = 1000
    memref.store %v, %m[%i] : memref<1000xi32>
  }
  return %zero : i32
}
