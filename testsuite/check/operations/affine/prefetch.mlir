// A hint, which changes nothing, wherever it points.
func.func @prefetch_read_0_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<0>, data : memref<4x4xf32>
  return
}

func.func @prefetch_read_0_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<0>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_read_1_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<1>, data : memref<4x4xf32>
  return
}

func.func @prefetch_read_1_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<1>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_read_2_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<2>, data : memref<4x4xf32>
  return
}

func.func @prefetch_read_2_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<2>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_read_3_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<3>, data : memref<4x4xf32>
  return
}

func.func @prefetch_read_3_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], read, locality<3>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_write_0_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<0>, data : memref<4x4xf32>
  return
}

func.func @prefetch_write_0_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<0>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_write_1_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<1>, data : memref<4x4xf32>
  return
}

func.func @prefetch_write_1_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<1>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_write_2_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<2>, data : memref<4x4xf32>
  return
}

func.func @prefetch_write_2_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<2>, instr : memref<4x4xf32>
  return
}

func.func @prefetch_write_3_data(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<3>, data : memref<4x4xf32>
  return
}

func.func @prefetch_write_3_instr(%m: memref<4x4xf32>, %a: index) {
  affine.prefetch %m[%a, %a + 5], write, locality<3>, instr : memref<4x4xf32>
  return
}
