// Names as long as generated ones are, in captions; and a report whose lines are wider than the panel.
func.func @main() {
  %an_index_that_is_named_by_what_it_is_for = arith.constant 4 : index
  %a_buffer_with_a_name_that_no_line_of_a_plot_holds = memref.alloc() : memref<4xi32>
  %value = arith.constant 7 : i32
  affine.for %an_iteration_variable_with_a_name_of_its_own = 0 to 4 {
    memref.store %value, %a_buffer_with_a_name_that_no_line_of_a_plot_holds[%an_iteration_variable_with_a_name_of_its_own] : memref<4xi32>
  }
  memref.store %value, %a_buffer_with_a_name_that_no_line_of_a_plot_holds[%an_index_that_is_named_by_what_it_is_for] : memref<4xi32>
  return
}
