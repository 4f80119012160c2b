// How large scalable vectors are: no processor that is asked has any.
func.func @vscale() -> index {
  %0 = vector.vscale
  return %0 : index
}
