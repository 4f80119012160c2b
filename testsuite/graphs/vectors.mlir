// Vectors, lanes and masks.
ml_program.subgraph @main() -> (vector<4xi32>, i32) {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %w = arith.constant dense<[4, 3, 2, 1]> : vector<4xi32>
  %mask = arith.cmpi slt, %v, %w : vector<4xi32>
  %least = arith.select %mask, %v, %w : vector<4xi1>, vector<4xi32>
  %sum = vector.reduction <add>, %least : vector<4xi32> into i32
  %all = vector.broadcast %sum : i32 to vector<4xi32>
  %r = arith.addi %all, %mixed : vector<4xi32>
  %mixed = vector.shuffle %v, %w [0, 5, 2, 7] : vector<4xi32>, vector<4xi32>
  ml_program.output %r, %sum : vector<4xi32>, i32
}
