func.func @scalars(%a: i32, %b: i64, %x: f32) -> i1 {
  %c = arith.constant 4242 : i32
  %d = arith.constant 77123 : i64
  %e = arith.constant 3.75 : f32
  %p = arith.cmpi eq, %a, %c : i32
  %q = arith.cmpi eq, %b, %d : i64
  %r = arith.cmpf oeq, %x, %e : f32
  %s = arith.andi %p, %q : i1
  %t = arith.andi %s, %r : i1
  %zz = arith.constant false
  return %zz : i1
}
func.func @size(%m: memref<?xf32>) -> i1 {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1111 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %p = arith.cmpi eq, %d, %c : index
  %zz = arith.constant false
  return %zz : i1
}
func.func @cases(%i: index) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = scf.index_switch %i -> i1
  case 31337 { scf.yield %t : i1 }
  default { scf.yield %f : i1 }
  %zz = arith.constant false
  return %zz : i1
}
func.func @branches(%i: i32) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  cf.switch %i : i32, [default: ^a(%f : i1), 31337: ^a(%t : i1)]
^a(%r: i1):
  %zz = arith.constant false
  return %zz : i1
}
func.func @element(%m: memref<8xi32>) -> i1 {
  %c3 = arith.constant 3 : index
  %c = arith.constant 987654 : i32
  %v = memref.load %m[%c3] : memref<8xi32>
  %p = arith.cmpi eq, %v, %c : i32
  %zz = arith.constant false
  return %zz : i1
}
func.func @set(%m: memref<?xi32>, %i: index) -> i1 {
  %t = arith.constant true
  %f = arith.constant false
  %r = affine.if affine_set<(d0) : (d0 - 5151 == 0)>(%i) -> i1 { affine.yield %t : i1 } else { affine.yield %f : i1 }
  %zz = arith.constant false
  return %zz : i1
}
func.func @converted(%a: i32) -> i1 {
  %e = arith.constant 3471.5 : f32
  %g = arith.constant 3472.5 : f32
  %x = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %x, %e : f32
  %s = arith.cmpf olt, %x, %g : f32
  %t = arith.andi %s, %r : i1
  %zz = arith.constant false
  return %zz : i1
}
