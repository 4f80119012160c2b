// Punctuation and strings.
func.func @behind_no_punctuation(%a: i32) {
  vector.print %a : i32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  return
}

func.func @behind_vector_no_punctuation(%a: vector<2xi32>) {
  vector.print %a : vector<2xi32> punctuation <no_punctuation>
  vector.print punctuation <newline>
  return
}

func.func @alone_no_punctuation() {
  vector.print punctuation <no_punctuation>
  return
}

func.func @behind_newline(%a: i32) {
  vector.print %a : i32 punctuation <newline>
  vector.print punctuation <newline>
  return
}

func.func @behind_vector_newline(%a: vector<2xi32>) {
  vector.print %a : vector<2xi32> punctuation <newline>
  vector.print punctuation <newline>
  return
}

func.func @alone_newline() {
  vector.print punctuation <newline>
  return
}

func.func @behind_comma(%a: i32) {
  vector.print %a : i32 punctuation <comma>
  vector.print punctuation <newline>
  return
}

func.func @behind_vector_comma(%a: vector<2xi32>) {
  vector.print %a : vector<2xi32> punctuation <comma>
  vector.print punctuation <newline>
  return
}

func.func @alone_comma() {
  vector.print punctuation <comma>
  return
}

func.func @behind_open(%a: i32) {
  vector.print %a : i32 punctuation <open>
  vector.print punctuation <newline>
  return
}

func.func @behind_vector_open(%a: vector<2xi32>) {
  vector.print %a : vector<2xi32> punctuation <open>
  vector.print punctuation <newline>
  return
}

func.func @alone_open() {
  vector.print punctuation <open>
  return
}

func.func @behind_close(%a: i32) {
  vector.print %a : i32 punctuation <close>
  vector.print punctuation <newline>
  return
}

func.func @behind_vector_close(%a: vector<2xi32>) {
  vector.print %a : vector<2xi32> punctuation <close>
  vector.print punctuation <newline>
  return
}

func.func @alone_close() {
  vector.print punctuation <close>
  return
}

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
