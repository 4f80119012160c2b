// memref.realloc: to more and to less, of sizes known and not, with an alignment.
func.func @realloc_more(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %w, %m[%c1] : memref<2xi32>
  %n = memref.realloc %m : memref<2xi32> to memref<9xi32>
  %a = memref.load %n[%c0] : memref<9xi32>
  %b = memref.load %n[%c1] : memref<9xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<9xi32>
  return %r : i32
}

func.func @realloc_less(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<9xi32>
  memref.store %v, %m[%c0] : memref<9xi32>
  memref.store %w, %m[%c1] : memref<9xi32>
  %n = memref.realloc %m : memref<9xi32> to memref<2xi32>
  %a = memref.load %n[%c0] : memref<2xi32>
  %b = memref.load %n[%c1] : memref<2xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<2xi32>
  return %r : i32
}

func.func @realloc_from_dynamic(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c2) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  memref.store %w, %m[%c1] : memref<?xi32>
  %n = memref.realloc %m : memref<?xi32> to memref<3xi32>
  %a = memref.load %n[%c0] : memref<3xi32>
  %b = memref.load %n[%c1] : memref<3xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<3xi32>
  return %r : i32
}

func.func @realloc_to_dynamic(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %w, %m[%c1] : memref<2xi32>
  %n = memref.realloc %m(%c3) : memref<2xi32> to memref<?xi32>
  %a = memref.load %n[%c0] : memref<?xi32>
  %b = memref.load %n[%c1] : memref<?xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<?xi32>
  return %r : i32
}

func.func @realloc_dynamic(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<?xi32>
  memref.store %v, %m[%c0] : memref<?xi32>
  memref.store %w, %m[%c1] : memref<?xi32>
  %n = memref.realloc %m(%c2) : memref<?xi32> to memref<?xi32>
  %a = memref.load %n[%c0] : memref<?xi32>
  %b = memref.load %n[%c1] : memref<?xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<?xi32>
  return %r : i32
}

func.func @realloc_same(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %w, %m[%c1] : memref<2xi32>
  %n = memref.realloc %m : memref<2xi32> to memref<2xi32>
  %a = memref.load %n[%c0] : memref<2xi32>
  %b = memref.load %n[%c1] : memref<2xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<2xi32>
  return %r : i32
}

func.func @realloc_aligned(%v: i32, %w: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.store %w, %m[%c1] : memref<2xi32>
  %n = memref.realloc %m(%c3) {alignment = 128} : memref<2xi32> to memref<?xi32>
  %a = memref.load %n[%c0] : memref<?xi32>
  %b = memref.load %n[%c1] : memref<?xi32>
  %r = arith.subi %a, %b : i32
  memref.dealloc %n : memref<?xi32>
  return %r : i32
}
