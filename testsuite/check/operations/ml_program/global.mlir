// Constants of the module.
ml_program.global private @number(5 : i32) : i32
ml_program.global private @table(dense<[1, 2, 4]> : tensor<3xi32>) : tensor<3xi32>

func.func @constants(%i: index, %v: i32) -> (i32, i32, i32) {
  %token = ml_program.token
  %t = ml_program.global_load_const @table : tensor<3xi32>
  %n = ml_program.global_load @number : i32
  %m, %loaded = ml_program.global_load_graph @number ordering(%token -> !ml_program.token) : i32
  %x = tensor.extract %t[%i] : tensor<3xi32>
  %s = arith.addi %n, %v : i32
  return %x, %s, %m : i32, i32, i32
}

// What changes has no native counterpart, and nobody calls this.
ml_program.global private mutable @count(5 : i32) : i32

ml_program.func @entry(%v: i32) -> i32 {
  ml_program.global_store @count = %v : i32
  %stored = ml_program.global_store_graph @count = %v ordering(() -> !ml_program.token) : i32
  %n = ml_program.global_load @count : i32
  ml_program.return %n : i32
}
