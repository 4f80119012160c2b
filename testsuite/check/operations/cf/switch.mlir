// The block of the value that the flag has, else the default.
func.func @switch_no_cases(%f: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^end(%f : i32)
  ]
^end(%r: i32):
  return %r : i32
}

// Edges with different numbers of arguments.
func.func @switch_arguments(%f: i8, %a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %f : i8, [
    default: ^none,
    0: ^two(%a, %b : i32, i32),
    1: ^one(%a : i32),
    2: ^two(%b, %c1 : i32, i32),
    3: ^none
  ]
^none:
  return %c1 : i32
^one(%x: i32):
  return %x : i32
^two(%y: i32, %z: i32):
  %d = arith.subi %y, %z : i32
  return %d : i32
}

// A case that leads to the default's block.
func.func @switch_to_default(%f: i8, %a: f32, %b: f32) -> f32 {
  cf.switch %f : i8, [
    default: ^end(%a : f32),
    5: ^end(%b : f32),
    6: ^end(%a : f32)
  ]
^end(%r: f32):
  return %r : f32
}

// A machine of states: the switch stands in a loop.
func.func @switch_states(%start: i8) -> (i8, i32) {
  %count = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %s0 = arith.constant 0 : i8
  %s1 = arith.constant 1 : i8
  %s2 = arith.constant 2 : i8
  cf.br ^step(%start, %count : i8, i32)
^step(%s: i8, %n: i32):
  %m = arith.addi %n, %c1 : i32
  cf.switch %s : i8, [
    default: ^end(%s, %m : i8, i32),
    0: ^step(%s1, %m : i8, i32),
    1: ^step(%s2, %m : i8, i32),
    127: ^step(%s0, %m : i8, i32)
  ]
^end(%r: i8, %k: i32):
  return %r, %k : i8, i32
}

// So many cases that lie far apart, in no order.
func.func @switch_far_apart(%f: i16) -> i32 {
  %r0 = arith.constant 10 : i32
  %r1 = arith.constant 20 : i32
  %r2 = arith.constant 30 : i32
  %r3 = arith.constant 40 : i32
  cf.switch %f : i16, [
    default: ^end(%r0 : i32),
    1000: ^end(%r1 : i32),
    -32768: ^end(%r2 : i32),
    0: ^end(%r3 : i32),
    32767: ^end(%r1 : i32),
    -1: ^end(%r3 : i32),
    1: ^end(%r2 : i32),
    7: ^end(%r1 : i32)
  ]
^end(%r: i32):
  return %r : i32
}
