// Uses are listed as upstream's reader of text lists them, where that is not the last first: bytecode
// is the same, from text and from bytecode.
// RUN: mlir-opt --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %s | cmp - %t.mlirbc
// RUN: mlir-interp print --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.mlirbc | cmp - %t.mlirbc

// Before the definition, and behind it.
func.func @early() -> i32 {
  cf.br ^define
^use:
  %0 = arith.addi %x, %y : i32
  %1 = arith.addi %x, %0 : i32
  %2 = arith.addi %y, %p : i32
  %3 = arith.addi %p, %q : i32
  return %2 : i32
^define:
  %x = arith.constant 1 : i32
  %y = arith.constant 2 : i32
  %4 = arith.addi %x, %y : i32
  cf.br ^arguments(%x, %y : i32, i32)
^arguments(%p: i32, %q: i32):
  %5 = arith.addi %q, %q : i32
  %6 = arith.addi %p, %x : i32
  cf.br ^use
}

// In an operation's regions, and by the operation.
func.func @around(%m: memref<?xi32>, %n: index, %k: index, %c: i1) {
  scf.for %i = %k to %n step %n {
    scf.for %j = %n to %k step %k {
      %v = memref.load %m[%n] : memref<?xi32>
      memref.store %v, %m[%k] : memref<?xi32>
    }
    %w = memref.load %m[%n] : memref<?xi32>
  }
  scf.if %c {
    %s = arith.select %c, %k, %n : index
  }
  return
}

// Only some of many stand elsewhere.
func.func @pairs(%a: i32, %c: i1) {
  %0 = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %a : i32 }
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  %3 = arith.addi %a, %a : i32
  scf.while (%x = %a) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return
}

// A graph: an operation that uses itself.
module {
  %a = builtin.unrealized_conversion_cast %b, %a : i32, i32 to i32
  %b = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i32
}

// The default is the first of the regions, and the last in the text; of the generic form it is the first.
func.func @switched(%which: index, %a: i32, %b: i32) -> i32 {
  %r:2 = scf.index_switch %which -> i32, i32
  case 2 {
    %0 = arith.addi %a, %b : i32
    %1 = scf.index_switch %which -> i32
    case 3 {
      scf.yield %0 : i32
    }
    default {
      %2 = arith.addi %0, %a : i32
      scf.yield %2 : i32
    }
    scf.yield %1, %a : i32, i32
  }
  case 5 {
    scf.yield %b, %a : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  %s = "scf.index_switch"(%which) <{cases = array<i64: 1>}> ({
    scf.yield %a : i32
  }, {
    %3 = arith.addi %a, %b : i32
    scf.yield %3 : i32
  }) : (index) -> i32
  %t = arith.addi %r#0, %s : i32
  return %t : i32
}
