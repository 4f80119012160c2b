// Two reductions of one parallel loop, each where its value is made.
func @main() -> (i32, i32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %c9 = constant 9 : index
  %none = constant 0 : i32
  %unit = constant 1 : i32
  %r:2 = loop.parallel (%i) = (%c1) to (%c9) step (%c1) init (%none, %unit) -> (i32, i32) {
    %x = index_cast %i : index to i32
    loop.reduce(%x) {
    ^bb0(%a: i32, %b: i32):
      %sum = addi %a, %b : i32
      loop.reduce.return %sum : i32
    } : i32
    loop.reduce(%x) {
    ^bb0(%a: i32, %b: i32):
      %product = muli %a, %b : i32
      loop.reduce.return %product : i32
    } : i32
    loop.yield
  }
  return %r#0, %r#1 : i32, i32
}
