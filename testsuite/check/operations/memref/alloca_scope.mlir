// memref.alloca_scope and memref.alloca_scope.return.
func.func @alloca_scope_results(%v: i32, %f: f64) -> (i32, f64) {
  %a, %b = memref.alloca_scope -> (i32, f64) {
    %m = memref.alloca() : memref<i32>
    memref.store %v, %m[] : memref<i32>
    %x = memref.load %m[] : memref<i32>
    memref.alloca_scope.return %x, %f : i32, f64
  }
  return %a, %b : i32, f64
}

func.func @alloca_scope_empty(%m: memref<i32>, %v: i32) {
  memref.alloca_scope {
    memref.store %v, %m[] : memref<i32>
  }
  return
}

func.func @alloca_scope_nested(%v: i8) -> (i8, i8) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %outer = memref.alloca(%c5) : memref<?xi8>
  memref.store %v, %outer[%c0] : memref<?xi8>
  %a = memref.alloca_scope -> i8 {
    %m = memref.alloca(%c5) : memref<?xi8>
    memref.store %v, %m[%c0] : memref<?xi8>
    %b = memref.alloca_scope -> i8 {
      %zero = arith.constant 0 : i8
      %n = memref.alloca(%c5) : memref<?xi8>
      memref.store %zero, %n[%c0] : memref<?xi8>
      %x = memref.load %m[%c0] : memref<?xi8>
      memref.alloca_scope.return %x : i8
    }
    %y = memref.load %m[%c0] : memref<?xi8>
    %z = arith.xori %b, %y : i8
    memref.alloca_scope.return %z : i8
  }
  %r = memref.load %outer[%c0] : memref<?xi8>
  return %a, %r : i8, i8
}

// 5 GB in all, in a loop of blocks.
func.func @alloca_scope_gives_back(%i: i1, %j: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %times = arith.constant 640 : i32
  %size = arith.constant 2097152 : index
  %p = arith.index_castui %i : i1 to index
  %q = arith.index_castui %j : i1 to index
  cf.br ^loop(%zero, %zero : i32, i32)
^loop(%k: i32, %x: i32):
  %y = memref.alloca_scope -> i32 {
    %m = memref.alloca(%size) : memref<?xi32>
    %z = arith.addi %x, %one : i32
    memref.store %x, %m[%p] : memref<?xi32>
    memref.store %z, %m[%q] : memref<?xi32>
    %a = memref.load %m[%p] : memref<?xi32>
    memref.alloca_scope.return %a : i32
  }
  %next = arith.addi %k, %one : i32
  %more = arith.cmpi ult, %next, %times : i32
  cf.cond_br %more, ^loop(%next, %y : i32, i32), ^end
^end:
  return %y : i32
}
