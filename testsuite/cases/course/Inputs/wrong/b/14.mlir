// A loop of branches.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  cf.br ^head(%c0, %v : index, vector<4xi32>)
^head(%i: index, %w: vector<4xi32>):
  %more = arith.cmpi ult, %i, %c4 : index
  cf.cond_br %more, ^body, ^end
^body:
  %x = vector.extract %w[%i] : i32 from vector<4xi32>
  %y = arith.maxsi %x, %zero : i32
  %u = vector.insert %y, %w[%i] : i32 into vector<4xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %u : index, vector<4xi32>)
^end:
  return %w : vector<4xi32>
}
