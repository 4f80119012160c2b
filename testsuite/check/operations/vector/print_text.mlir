// Punctuation and strings.
func.func @nothing() {
  vector.print
  return
}

func.func @string() {
  vector.print str "Hello"
  return
}

func.func @string_with_newline() {
  vector.print str "a line\n"
  return
}

func.func @string_up_to_zero() {
  vector.print str "ab\00cd"
  return
}

func.func @empty_string() {
  vector.print str ""
  return
}

func.func @bytes() {
  vector.print str "\C3\A9\FF"
  return
}
