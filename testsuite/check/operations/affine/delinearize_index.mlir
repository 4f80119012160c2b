// An index as a digit for each element of a basis.
func.func @delinearize_dynamic(%a: index, %x: i3, %y: i3) -> (index, index, index) {
  %b = arith.index_cast %x : i3 to index
  %c = arith.index_cast %y : i3 to index
  %r:3 = affine.delinearize_index %a into (%b, %c) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}

func.func @delinearize_dynamic_full(%a: index, %x: i3, %y: i3) -> (index, index) {
  %b = arith.index_cast %x : i3 to index
  %c = arith.index_cast %y : i3 to index
  %r:2 = affine.delinearize_index %a into (%b, %c) : index, index
  return %r#0, %r#1 : index, index
}

func.func @delinearize_mixed(%a: index, %x: i3) -> (index, index, index, index) {
  %b = arith.index_cast %x : i3 to index
  %r:4 = affine.delinearize_index %a into (2, %b, 5, 1) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}

func.func @delinearize_one(%a: index) -> (index, index) {
  %r = affine.delinearize_index %a into (10) : index
  %s = affine.delinearize_index %a into () : index
  return %r, %s : index, index
}
