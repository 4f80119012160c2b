meaning.op<Ts..., R> my.call(%f: ($Ts...) -> $R, %xs...: $Ts...) -> $R {
  %r = func.call_indirect %f(%xs...) : ($Ts...) -> $R
  return %r : $R
}
func.func @main(%f: (i32) -> i32, %x: f32) -> i32 {
  %a = "my.call"(%f, %x) : ((i32) -> i32, f32) -> i32
  return %a : i32
}
