memref.global @g : memref<2xi8> = dense<[1, 2]>
func.func @stores(%n: i8) {
  return
}
