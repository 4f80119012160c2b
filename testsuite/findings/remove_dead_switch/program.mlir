func.func private @g()
func.func @f(%x: i1) {
  %c0 = arith.constant 0 : index
  %false = arith.constant false
  cf.br ^bb1(%false : i1)
^bb1(%0: i1):
  %1 = scf.index_switch %c0 -> i1
  case 2 {
    scf.yield %0 : i1
  }
  default {
    func.call @g() : () -> ()
    scf.yield %x : i1
  }
  return
}
