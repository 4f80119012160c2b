// Operations that change nothing: memref.assume_alignment, memref.distinct_objects.
func.func @assume_alignment_element(%m: memref<2xi64>) -> i64 {
  %c1 = arith.constant 1 : index
  %a = memref.assume_alignment %m, 8 : memref<2xi64>
  %r = memref.load %a[%c1] : memref<2xi64>
  return %r : i64
}

func.func @assume_alignment_alloc(%v: i8) -> i8 {
  %m = memref.alloc() {alignment = 128} : memref<i8>
  %a = memref.assume_alignment %m, 128 : memref<i8>
  memref.store %v, %a[] : memref<i8>
  %r = memref.load %m[] : memref<i8>
  memref.dealloc %m : memref<i8>
  return %r : i8
}

func.func @distinct_objects_two(%a: memref<2xi32>, %b: memref<?xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p, %q = memref.distinct_objects %a, %b : memref<2xi32>, memref<?xi32>
  memref.store %v, %q[%c0] : memref<?xi32>
  %r = memref.load %p[%c1] : memref<2xi32>
  return %r : i32
}

func.func @distinct_objects_one(%a: memref<i32>) -> i32 {
  %p = memref.distinct_objects %a : memref<i32>
  %r = memref.load %p[] : memref<i32>
  return %r : i32
}
