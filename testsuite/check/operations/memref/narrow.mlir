// Elements of fewer bits than their bytes have.

func.func @flags(%a: memref<?xi1>, %b: memref<?xi1>, %x: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi1>
  %m = memref.dim %b, %c0 : memref<?xi1>
  %least = arith.minui %n, %m : index
  scf.for %i = %c0 to %least step %c1 {
    %p = memref.load %a[%i] : memref<?xi1>
    %q = memref.load %b[%i] : memref<?xi1>
    %r = arith.xori %p, %q : i1
    %s = arith.ori %r, %x : i1
    memref.store %s, %b[%i] : memref<?xi1>
  }
  %count = scf.for %i = %c0 to %least step %c1 iter_args(%count = %zero) -> i32 {
    %p = memref.load %b[%i] : memref<?xi1>
    %one = arith.extui %p : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %count : i32
}

// The bytes of i8 read as i1: of most, other bits are set.
func.func @bytes_as_flags(%a: memref<16xi8>, %x: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %mask = arith.constant 1 : i8
  %copy = memref.alloc() : memref<16xi8>
  scf.for %i = %c0 to %c16 step %c1 {
    %p = memref.load %a[%i] : memref<16xi8>
    %low = arith.andi %p, %mask : i8
    %or = arith.ori %low, %x : i8
    memref.store %or, %copy[%i] : memref<16xi8>
  }
  %flags = memref.view %copy[%c0][] : memref<16xi8> to memref<16xi1>
  %count = scf.for %i = %c0 to %c16 step %c1 iter_args(%count = %zero) -> i32 {
    %p = memref.load %flags[%i] : memref<16xi1>
    %one = arith.extui %p : i1 to i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  memref.dealloc %copy : memref<16xi8>
  return %count : i32
}

func.func @narrow(%a: memref<4x4xi5>, %b: memref<?xi13>, %x: i5, %y: i13, %i: i2) -> (i5, i13) {
  %c0 = arith.constant 0 : index
  %at = arith.index_castui %i : i2 to index
  %n = memref.dim %b, %c0 : memref<?xi13>
  %p = memref.load %a[%at, %at] : memref<4x4xi5>
  %q = arith.addi %p, %x : i5
  memref.store %q, %a[%c0, %at] : memref<4x4xi5>
  affine.for %j = 0 to %n {
    %u = affine.load %b[%j] : memref<?xi13>
    %v = arith.addi %u, %y : i13
    affine.store %v, %b[%j] : memref<?xi13>
  }
  %r = memref.load %b[%c0] : memref<?xi13>
  %s = memref.load %a[%at, %c0] : memref<4x4xi5>
  return %s, %r : i5, i13
}
