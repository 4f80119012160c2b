// memref.alloca: sizes and layouts; in functions, loops and branches.
func.func @alloca_dynamic(%n: index, %v: i16) -> i16 {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %least = arith.remui %n, %c7 : index
  %size = arith.addi %least, %c2 : index
  %m = memref.alloca(%size) : memref<2x?xi16>
  memref.store %v, %m[%c1, %c1] : memref<2x?xi16>
  %r = memref.load %m[%c1, %c1] : memref<2x?xi16>
  return %r : i16
}

func.func @alloca_aligned() -> index {
  %c256 = arith.constant 256 : index
  %m = memref.alloca() {alignment = 256} : memref<3xi8>
  %address = memref.extract_aligned_pointer_as_index %m : memref<3xi8> -> index
  %r = arith.remui %address, %c256 : index
  return %r : index
}

func.func @alloca_symbols(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloca()[%c1, %c7] : memref<4x4xi32, strided<[?, 1], offset: ?>>
  memref.store %v, %m[%c1, %c1] : memref<4x4xi32, strided<[?, 1], offset: ?>>
  %r = memref.load %m[%c1, %c1] : memref<4x4xi32, strided<[?, 1], offset: ?>>
  return %r : i32
}

func.func @alloca_in_loop(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %limit = arith.remui %n, %c100 : index
  %sum = scf.for %i = %c0 to %limit step %c1 iter_args(%before = %c0) -> index {
    %size = arith.addi %i, %c1 : index
    %mine = memref.alloca(%size) : memref<?xindex>
    memref.store %i, %mine[%i] : memref<?xindex>
    %x = memref.load %mine[%i] : memref<?xindex>
    %after = arith.addi %before, %x : index
    scf.yield %after : index
  }
  return %sum : index
}

// 5 GB in all, and nobody can tell in advance whether the two stores meet.
func.func @alloca_stack_is_given_back(%i: i1, %j: i1) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %times = arith.constant 640 : index
  %size = arith.constant 1048576 : index
  %a = arith.index_castui %i : i1 to index
  %b = arith.index_castui %j : i1 to index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r = scf.for %k = %c0 to %times step %c1 iter_args(%x = %zero) -> i64 {
    %m = memref.alloca(%size) : memref<?xi64>
    %z = arith.addi %x, %one : i64
    memref.store %x, %m[%a] : memref<?xi64>
    memref.store %z, %m[%b] : memref<?xi64>
    %y = memref.load %m[%a] : memref<?xi64>
    scf.yield %y : i64
  }
  return %r : i64
}

// A branch is no scope: the memory lives on behind it.
func.func @alloca_in_branch(%c: i1, %v: i32) -> i32 {
  %m = scf.if %c -> memref<i32> {
    %a = memref.alloca() : memref<i32>
    memref.store %v, %a[] : memref<i32>
    scf.yield %a : memref<i32>
  } else {
    %a = memref.alloca() : memref<i32>
    memref.store %v, %a[] : memref<i32>
    scf.yield %a : memref<i32>
  }
  %other = memref.alloca() : memref<i32>
  %zero = arith.constant 0 : i32
  memref.store %zero, %other[] : memref<i32>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// Neither is scf.while: each time it is other memory.
func.func @alloca_in_while(%v: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %first = memref.alloca() : memref<i32>
  memref.store %v, %first[] : memref<i32>
  %r:3 = scf.while (%i = %c0, %a = %first, %b = %first) : (index, memref<i32>, memref<i32>)
      -> (index, memref<i32>, memref<i32>) {
    %more = arith.cmpi slt, %i, %c3 : index
    scf.condition(%more) %i, %a, %b : index, memref<i32>, memref<i32>
  } do {
  ^bb0(%i: index, %a: memref<i32>, %b: memref<i32>):
    %new = memref.alloca() : memref<i32>
    %x = memref.load %a[] : memref<i32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %new[] : memref<i32>
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %new, %a : index, memref<i32>, memref<i32>
  }
  %x = memref.load %r#1[] : memref<i32>
  %y = memref.load %r#2[] : memref<i32>
  return %x, %y : i32, i32
}

func.func @alloca_in_blocks(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %limit = arith.remui %n, %seven : i32
  cf.br ^loop(%zero : i32)
^loop(%i: i32):
  %m = memref.alloca() : memref<i32>
  %next = arith.addi %i, %one : i32
  memref.store %next, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %more = arith.cmpi ult, %x, %limit : i32
  cf.cond_br %more, ^loop(%x : i32), ^end
^end:
  return %x : i32
}
