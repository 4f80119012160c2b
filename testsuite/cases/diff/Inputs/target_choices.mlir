func.func @half() -> i1 {
  %zero = arith.constant 0.0 : f16
  %wrong = arith.constant 0xFE6B : i16
  %nan = arith.divf %zero, %zero : f16
  %bits = arith.bitcast %nan : f16 to i16
  %r = arith.cmpi ne, %bits, %wrong : i16
  return %r : i1
}

func.func @three() -> i1 {
  %zero = arith.constant 0.0 : f8E5M2
  %a = arith.divf %zero, %zero : f8E5M2
  %b = arith.divf %zero, %zero : f8E5M2
  %c = arith.divf %zero, %zero : f8E5M2
  %x = arith.bitcast %a : f8E5M2 to i8
  %y = arith.bitcast %b : f8E5M2 to i8
  %z = arith.bitcast %c : f8E5M2 to i8
  %all = arith.constant 0xFF : i8
  %xy = arith.andi %x, %y : i8
  %xyz = arith.andi %xy, %z : i8
  %r = arith.cmpi ne, %xyz, %all : i8
  return %r : i1
}

func.func @order() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i64
  %five = arith.constant 5 : i64
  %m = memref.alloca() : memref<i64>
  memref.store %zero, %m[] : memref<i64>
  scf.parallel (%i) = (%c0) to (%c5) step (%c1) {
    %v = arith.index_cast %i : index to i64
    %old = memref.generic_atomic_rmw %m[] : memref<i64> {
    ^bb0(%a: i64):
      %shifted = arith.muli %a, %five : i64
      %sum = arith.addi %shifted, %v : i64
      memref.atomic_yield %sum : i64
    }
  }
  %number = memref.load %m[] : memref<i64>
  %wrong = arith.constant 1946 : i64
  %is = arith.cmpi eq, %number, %wrong : i64
  %r = arith.select %is, %c3, %c4 : index
  vector.print %r : index
  return
}

func.func @single() -> i1 {
  %zero = arith.constant 0.0 : f32
  %wrong = arith.constant 0xFFC00000 : i32
  %nan = arith.divf %zero, %zero : f32
  %bits = arith.bitcast %nan : f32 to i32
  %r = arith.cmpi ne, %bits, %wrong : i32
  return %r : i1
}

func.func @long_order() -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %zero = arith.constant 0 : i64
  %nine = arith.constant 9 : i64
  %m = memref.alloca() : memref<i64>
  memref.store %zero, %m[] : memref<i64>
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    %v = arith.index_cast %i : index to i64
    %old = memref.generic_atomic_rmw %m[] : memref<i64> {
    ^bb0(%a: i64):
      %shifted = arith.muli %a, %nine : i64
      %sum = arith.addi %shifted, %v : i64
      memref.atomic_yield %sum : i64
    }
  }
  %number = memref.load %m[] : memref<i64>
  %wrong = arith.constant 206156964 : i64
  %r = arith.cmpi ne, %number, %wrong : i64
  return %r : i1
}

func.func @address() -> i1 {
  %m = memref.alloca() : memref<4xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<4xi8> -> index
  %wrong = arith.constant 4294969088 : index
  %r = arith.cmpi eq, %a, %wrong : index
  return %r : i1
}

func.func @alignment() -> i1 {
  %m = memref.alloca() : memref<4xi8>
  %n = memref.assume_alignment %m, 8 : memref<4xi8>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i8
  memref.store %zero, %n[%c0] : memref<4xi8>
  %r = arith.constant false
  return %r : i1
}

func.func @masked() -> i1 {
  %zero = arith.constant 0.0 : f16
  %mask = arith.constant 0x0200 : i16
  %nan = arith.divf %zero, %zero : f16
  %bits = arith.bitcast %nan : f16 to i16
  %quiet = arith.andi %bits, %mask : i16
  %r = arith.cmpi eq, %quiet, %mask : i16
  return %r : i1
}

func.func @in_any_order(%m: memref<40xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i32
  %r = scf.parallel (%i) = (%c0) to (%c40) step (%c1) init (%zero) -> i32 {
    %v = memref.load %m[%i] : memref<40xi32>
    scf.reduce(%v : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}

func.func @unseen(%x: f32, %bits: i32) -> i1 {
  %f = arith.bitcast %bits : i32 to f32
  %s = arith.subf %x, %f : f32
  %r = arith.cmpf ogt, %x, %s : f32
  return %r : i1
}
