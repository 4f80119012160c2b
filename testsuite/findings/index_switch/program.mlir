func.func @main() -> i32 {
  %a = arith.constant 4294967296 : index
  %r = scf.index_switch %a -> i32
  case 0 {
    %c1 = arith.constant 1 : i32
    scf.yield %c1 : i32
  }
  default {
    %c2 = arith.constant 2 : i32
    scf.yield %c2 : i32
  }
  return %r : i32
}
