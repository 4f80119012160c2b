func.func @constant() -> f32 {
  %a = arith.constant 0x7FC00002 : f32
  return %a : f32
}
func.func @signaling() -> f32 {
  %a = arith.constant 0x7F800001 : f32
  return %a : f32
}
func.func @argument(%a: f32) -> f32 {
  %z = arith.constant -0.0 : f32
  %x = arith.addf %a, %z : f32
  return %x : f32
}
func.func @memory(%m: memref<f32>) {
  %a = arith.constant 0x7FC00002 : f32
  memref.store %a, %m[] : memref<f32>
  return
}
func.func @sign(%a: f32) -> f32 {
  %z = arith.constant -1.0 : f32
  %x = arith.mulf %a, %z : f32
  return %x : f32
}
func.func @made() -> f32 {
  %z = arith.constant 0.0 : f32
  %a = arith.divf %z, %z : f32
  return %a : f32
}
func.func @folded() -> f32 {
  %a = arith.constant 0xFFC12345 : f32
  return %a : f32
}
func.func @dropped(%a: f32) -> f32 {
  return %a : f32
}
func.func @unseen(%a: f32) -> i1 {
  %x = arith.addf %a, %a : f32
  %c = arith.cmpf uno, %x, %x : f32
  return %c : i1
}
func.func @moved(%c: i1 {llvm.noundef}, %a: f32, %b: f32) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : f32
^b:
  return %b : f32
}
