!vec = memref<4xi32>
#double = affine_map<(d0) -> (d0 * 2)>
meaning.op my.wrong(%m: !vec) -> i32 {
  %j = affine.apply #double(%m)
  memref.load %m[%j] : !vec
}
func.func @main(%m: !vec) -> i32 {
  %r = "my.wrong"(%m) : (!vec) -> i32
  return %r : i32
}
