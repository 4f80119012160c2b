// RUN: not mlir-interp verify --split-input-file %s 2>&1 | FileCheck %s
// An index that hangs on itself is neither dimension nor symbol; asking ends.
func.func @dead() {
  return
^nowhere:
  %a = affine.apply affine_map<(d0) -> (d0)>(%b)
  %b = affine.apply affine_map<(d0) -> (d0)>(%a)
  cf.br ^nowhere
}
// -----
func.func @graph(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    test.graph_region {
      %a = affine.apply affine_map<(d0) -> (d0)>(%b)
      %b = affine.apply affine_map<(d0) -> (d0)>(%a)
      // CHECK: valid_cyclic.mlir:[[# @LINE + 1]]:12: error: 'affine.load' op operand cannot be used as a dimension id
      %c = affine.load %m[%b] : memref<4xf32>
    }
  }
  return
}
// -----
func.func @symbol(%m: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    test.graph_region {
      %a = affine.apply affine_map<()[s0] -> (s0)>()[%b]
      %b = arith.addi %a, %b : index
      // CHECK: valid_cyclic.mlir:[[# @LINE + 1]]:12: error: 'affine.load' op operand cannot be used as a dimension id
      %c = affine.load %m[%b] : memref<4xf32>
    }
  }
  return
}
