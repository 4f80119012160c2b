// <script>document.title = "run"</script> stands in a comment, in a text and in a name.
func.func private @"<i>helper</i>"(%x: index) -> index attributes { note = "</script><b>bold</b>" } {
  %r = index.mul %x, %x
  return %r : index
}

func.func @departs(%number: index) -> (i1, index) {
  %zero = index.constant 0
  %unused = index.constant 7
  %square = call @"<i>helper</i>"(%number) : (index) -> index
  %negative = index.sub %zero, %number
  %above = index.cmp sgt(%negative, %zero)
  return %above, %square : i1, index
}
