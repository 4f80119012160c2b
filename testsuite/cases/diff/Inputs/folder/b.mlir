func.func @b(%n: index) -> index {
  %one = index.constant 1
  %two = index.add %one, %one
  %sum = index.add %n, %two
  return %sum : index
}
