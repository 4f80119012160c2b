// A ticket that is used once, and one that is used twice.
func.func @main() {
  %ticket = "lin.issue"() : () -> !lin.ticket
  "lin.use"(%ticket) : (!lin.ticket) -> ()
  "lin.drop"(%ticket) : (!lin.ticket) -> ()
  return
}

func.func @twice() {
  %ticket = "lin.issue"() : () -> !lin.ticket
  "lin.use"(%ticket) : (!lin.ticket) -> ()
  "lin.use"(%ticket) : (!lin.ticket) -> ()
  "lin.drop"(%ticket) : (!lin.ticket) -> ()
  return
}
