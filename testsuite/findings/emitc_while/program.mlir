func.func @f(%c: i1, %x: index) {
  scf.while (%a = %x) : (index) -> () {
    scf.condition(%c)
  } do {
    scf.yield %x : index
  }
  return
}
