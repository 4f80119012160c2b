func.func @f() {
  affine.for %i = 0 to 4 {
    scf.index_switch %i
    case 2 {
      scf.yield
    }
    default {
    }
  }
  return
}
