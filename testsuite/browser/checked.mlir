func.func @"<i>tangent</i> & \22quoted\22"(%t: f32) -> f32 {
  // A comment: <script>document.title = "run"</script>
  %0 = math.tanh %t : f32
  return %0 : f32
}

func.func @division(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

func.func @never(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %0 = arith.divsi %a, %zero : i32
  return %0 : i32
}

func.func private @elsewhere(i32) -> i32

func.func @unknown(%a: i32) -> i32 {
  %0 = call @elsewhere(%a) : (i32) -> i32
  return %0 : i32
}
