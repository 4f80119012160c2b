"""What @fits loads of is beyond what a listing shows of resources; the others have more than LLVM takes, or nothing."""
print("""func.func @large() -> i8 {
  %c7 = arith.constant 7 : index
  %c = arith.constant dense<3> : tensor<65537xi8>
  %e = tensor.extract %c[%c7] : tensor<65537xi8>
  return %e : i8
}
func.func private @seventh(%t: tensor<65537xi8>) -> i8 {
  %c7 = arith.constant 7 : index
  %e = tensor.extract %t[%c7] : tensor<65537xi8>
  return %e : i8
}
func.func @argument(%i: i8) -> i8 {
  %t = tensor.splat %i : tensor<65537xi8>
  %e = func.call @seventh(%t) : (tensor<65537xi8>) -> i8
  return %e : i8
}
func.func @fits(%i: index) -> i32 {
  %c10000 = arith.constant 10000 : index
  %t = arith.constant dense_resource<numbers> : tensor<10000xi32>
  %at = arith.remui %i, %c10000 : index
  %e = tensor.extract %t[%at] : tensor<10000xi32>
  return %e : i32
}
func.func @other(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}""")
print('{-# dialect_resources: { builtin: { numbers: "0x04000000' + bytes(i * 7 % 251 for i in range(40000)).hex() + '" } } #-}')
