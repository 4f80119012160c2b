// The region of the number that the argument is, else the default.
func.func @index_switch(%i: i8) -> i32 {
  %a = arith.index_cast %i : i8 to index
  %r = scf.index_switch %a -> i32
  case 0 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  }
  case -1 {
    %x = arith.constant 20 : i32
    scf.yield %x : i32
  }
  case 100 {
    %x = arith.constant 30 : i32
    scf.yield %x : i32
  }
  case -128 {
    %x = arith.constant 40 : i32
    scf.yield %x : i32
  }
  default {
    %x = arith.constant 50 : i32
    scf.yield %x : i32
  }
  return %r : i32
}

func.func @index_switch_default_alone(%i: i8, %j: i8) -> index {
  %a = arith.index_cast %i : i8 to index
  %b = arith.index_cast %j : i8 to index
  %r = scf.index_switch %a -> index
  default {
    %x = arith.addi %a, %b : index
    scf.yield %x : index
  }
  return %r : index
}

func.func @index_switch_without_results(%i: i8, %m: memref<3xi8>, %v: i8) {
  %a = arith.index_cast %i : i8 to index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.index_switch %a
  case 1 {
    memref.store %v, %m[%c0] : memref<3xi8>
    scf.yield
  }
  case 2 {
    memref.store %v, %m[%c1] : memref<3xi8>
    scf.yield
  }
  default {
    memref.store %v, %m[%c2] : memref<3xi8>
  }
  return
}

func.func @index_switch_several(%i: i8, %x: f32, %y: i64) -> (f32, i64) {
  %a = arith.index_cast %i : i8 to index
  %r:2 = scf.index_switch %a -> f32, i64
  case 1 {
    %s = arith.negf %x : f32
    scf.yield %s, %y : f32, i64
  }
  default {
    %t = arith.addi %y, %y : i64
    scf.yield %x, %t : f32, i64
  }
  return %r#0, %r#1 : f32, i64
}

func.func @index_switch_nested(%i: i8, %j: i8) -> i8 {
  %a = arith.index_cast %i : i8 to index
  %b = arith.index_cast %j : i8 to index
  %r = scf.index_switch %a -> i8
  case 0 {
    %s = scf.index_switch %b -> i8
    case 0 {
      %x = arith.constant 1 : i8
      scf.yield %x : i8
    }
    default {
      %x = arith.constant 2 : i8
      scf.yield %x : i8
    }
    scf.yield %s : i8
  }
  default {
    %x = arith.constant 3 : i8
    scf.yield %x : i8
  }
  return %r : i8
}

// A case that makes poison, and goes on.
func.func @switch_poison(%f: i8, %a: i32, %n: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %which = arith.index_castui %f : i8 to index
  %r:2 = scf.index_switch %which -> i32, i32
  case 0 {
    %p = arith.shli %a, %n : i32
    %q = arith.addi %a, %c1 : i32
    scf.yield %p, %q : i32, i32
  }
  case 1 {
    %p = arith.shli %a, %n : i32
    %q = arith.addi %p, %c1 : i32
    scf.yield %a, %q : i32, i32
  }
  default {
    scf.yield %n, %a : i32, i32
  }
  %s = arith.addi %r#1, %n : i32
  return %r#0, %s : i32, i32
}
