// RUN: %as-mlir-opt %s %t

// An attribute that ODS says is an index, and is a map.
func.func @sorted(%n: index, %xy: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %xy {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index} : memref<?xindex>
  return
}
