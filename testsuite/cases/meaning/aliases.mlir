// RUN: mlir-interp run %s --args='dense<[1, 2, 3, 4]>, 1' | FileCheck %s
// RUN: not mlir-interp run %S/Inputs/aliases.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// Aliases of the file stand in signatures, in bodies and for what represents a type.
!vec = memref<4xi32>
#double = affine_map<(d0) -> (d0 * 2)>
meaning.type !my.box = !vec
!my_box = !my.box
meaning.op my.get(%m: !vec, %i: index) -> i32 {
  // !vec and #double in a comment, "and #double in a text"
  %j = affine.apply #double(%i)
  memref.load %m[%j] : !vec
}
meaning.op my.unbox(%box: !my_box) -> !vec {
  return %box : !vec
}
func.func @main(%m: !my_box, %i: index) -> i32 {
  %v = "my.unbox"(%m) : (!my_box) -> !vec
  %r = "my.get"(%v, %i) : (!vec, index) -> i32
  return %r : i32
}
// CHECK: 3 : i32
// WRONG: aliases.mlir:4:29: note: there: use of value '%m' expects different type
