// What is still missing behind the passes is told where the user wrote it; and the way out is told to who did not ask.
// RUN: mlir-interp run %s --lower-missing 2> %t; test $? -eq 6
// RUN: FileCheck %s < %t
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=HINT
func.func @main(%a: tensor<4xf32>) -> f32 {
  // HINT: :[[#@LINE+2]]:8: error: unsupported operation 'tosa.add'
  // HINT: note: --lower-missing has upstream's passes take it out first
  %0 = tosa.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %c0 = arith.constant 0 : index
  // CHECK: :[[#@LINE+2]]:8: error: unsupported operation 'amx.tile_zero'
  // CHECK: note: --lower-missing knows no passes that bring 'amx.tile_zero'
  %t = amx.tile_zero : !amx.tile<16x16xf32>
  %s = tensor.extract %0[%c0] : tensor<4xf32>
  return %s : f32
}
