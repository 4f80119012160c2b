// A chain, each of the one before.
ml_program.subgraph @main() -> i64 {
  %v0 = arith.constant 1 : i64
  %v1 = arith.muli %v0, %v0 : i64
  %v2 = arith.addi %v1, %v0 : i64
  %v3 = arith.xori %v2, %v0 : i64
  %v4 = arith.addi %v3, %v1 : i64
  %v5 = arith.muli %v4, %v2 : i64
  %v6 = arith.addi %v5, %v3 : i64
  %v7 = arith.xori %v6, %v4 : i64
  %v8 = arith.addi %v7, %v5 : i64
  %v9 = arith.muli %v8, %v6 : i64
  %v10 = arith.addi %v9, %v7 : i64
  %v11 = arith.xori %v10, %v8 : i64
  %v12 = arith.addi %v11, %v9 : i64
  %v13 = arith.muli %v12, %v10 : i64
  %v14 = arith.addi %v13, %v11 : i64
  %v15 = arith.xori %v14, %v12 : i64
  %v16 = arith.addi %v15, %v13 : i64
  %v17 = arith.muli %v16, %v14 : i64
  %v18 = arith.addi %v17, %v15 : i64
  %v19 = arith.xori %v18, %v16 : i64
  %v20 = arith.addi %v19, %v17 : i64
  %v21 = arith.muli %v20, %v18 : i64
  %v22 = arith.addi %v21, %v19 : i64
  %v23 = arith.xori %v22, %v20 : i64
  ml_program.output %v23 : i64
}
