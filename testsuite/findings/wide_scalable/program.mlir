func.func @f(%a: vector<[1]xf32>) {
  %r = arith.fptosi %a : vector<[1]xf32> to vector<[1]xi64>
  return
}
