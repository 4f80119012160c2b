meaning.op gpu.thread_id() attributes {dimension, upper_bound = 0 : index} -> index {
  %d = arith.constant number($dimension)
  arith.index_cast %d : i32 to index
}
