// One of two regions, and what it hands on.
func.func @if_several(%c: i1, %a: i32, %f: f64) -> (i32, f64, i1) {
  %r:3 = scf.if %c -> (i32, f64, i1) {
    %b = arith.addi %a, %a : i32
    %g = arith.addf %f, %f : f64
    scf.yield %b, %g, %c : i32, f64, i1
  } else {
    %d = arith.cmpf olt, %f, %f : f64
    scf.yield %a, %f, %d : i32, f64, i1
  }
  return %r#0, %r#1, %r#2 : i32, f64, i1
}

func.func @if_without_else(%c: i1, %m: memref<1xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    memref.store %v, %m[%c0] : memref<1xi32>
  }
  return
}

func.func @if_else_without_results(%c: i1, %m: memref<2xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    memref.store %v, %m[%c0] : memref<2xi32>
  } else {
    memref.store %v, %m[%c1] : memref<2xi32>
  }
  return
}

func.func @if_nested(%a: i1, %b: i1, %x: i32, %y: i32) -> i32 {
  %r = scf.if %a -> i32 {
    %s = scf.if %b -> i32 {
      scf.yield %x : i32
    } else {
      %t = arith.xori %x, %y : i32
      scf.yield %t : i32
    }
    %u = arith.addi %s, %y : i32
    scf.yield %u : i32
  } else {
    scf.if %b {
      %never = arith.muli %x, %y : i32
    }
    scf.yield %y : i32
  }
  return %r : i32
}

func.func @if_memref(%c: i1, %a: memref<?xi8>, %b: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<?xi8> {
    scf.yield %a : memref<?xi8>
  } else {
    scf.yield %b : memref<?xi8>
  }
  %d = memref.dim %r, %c0 : memref<?xi8>
  return %d : index
}

// Division only where it is defined.
func.func @if_guards(%a: i8, %b: i8) -> i8 {
  %zero = arith.constant 0 : i8
  %c = arith.cmpi eq, %b, %zero : i8
  %r = scf.if %c -> i8 {
    scf.yield %a : i8
  } else {
    %q = arith.divui %a, %b : i8
    scf.yield %q : i8
  }
  return %r : i8
}

// What a loop carries goes through branches that leave it alone, change it in place, or read it
// after its successor is made; some of them make poison.
func.func @if_carried(%a: i32, %n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c7 = arith.constant 7 : i32
  %r:3 = scf.for %i = %c0 to %c7 step %c1 iter_args(%x = %a, %y = %n, %z = %c1)
      -> (i32, i32, i32) : i32 {
    %odd = arith.trunci %x : i32 to i1
    %p = scf.if %odd -> (i32) {
      scf.yield %x : i32
    } else {
      %u = arith.addi %x, %i : i32
      scf.yield %u : i32
    }
    %q = scf.if %odd -> (i32) {
      %v = arith.addi %y, %c1 : i32
      %w = arith.muli %v, %y : i32
      scf.yield %v : i32
    } else {
      %v = arith.shli %y, %n : i32
      scf.yield %v : i32
    }
    %s = scf.if %odd -> (i32) {
      %v = arith.addi %z, %c1 : i32
      %w = arith.xori %v, %z : i32
      %t = scf.if %odd -> (i32) {
        scf.yield %w : i32
      } else {
        %k = arith.addi %w, %z : i32
        scf.yield %k : i32
      }
      scf.yield %t : i32
    } else {
      scf.yield %c7 : i32
    }
    scf.yield %p, %q, %s : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}

// Regions that yield each other's values, and one value twice.
func.func @if_exchanged(%a: i32, %b: i32, %n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %r:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %a, %y = %b, %z = %n)
      -> (i32, i32, i32) : i32 {
    %less = arith.cmpi slt, %x, %y : i32
    %p:3 = scf.if %less -> (i32, i32, i32) {
      %u = arith.addi %x, %c1 : i32
      %v = arith.shli %u, %z : i32
      scf.yield %y, %v, %u : i32, i32, i32
    } else {
      %u = arith.subi %y, %c1 : i32
      scf.yield %u, %u, %x : i32, i32, i32
    }
    scf.yield %p#1, %p#0, %p#2 : i32, i32, i32
  }
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
