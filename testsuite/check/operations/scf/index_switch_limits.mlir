// Numbers of more than 32 bits; upstream compares their low 32 bits.
func.func @index_switch(%a: index) -> i32 {
  %r = scf.index_switch %a -> i32
  case 0 {
    %x = arith.constant 10 : i32
    scf.yield %x : i32
  }
  case -1 {
    %x = arith.constant 20 : i32
    scf.yield %x : i32
  }
  case 9223372036854775806 {
    %x = arith.constant 30 : i32
    scf.yield %x : i32
  }
  case -9223372036854775807 {
    %x = arith.constant 40 : i32
    scf.yield %x : i32
  }
  default {
    %x = arith.constant 50 : i32
    scf.yield %x : i32
  }
  return %r : i32
}
