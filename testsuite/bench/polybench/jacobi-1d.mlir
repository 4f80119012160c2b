// Means of three neighbours, from one vector to the other and back, in blocks and branches.
func.func @kernel(%tsteps: i32, %n: i32, %A: memref<?xf64>, %B: memref<?xf64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %third = arith.constant 0.33333 : f64
  %last = arith.subi %n, %c1 : i32
  cf.br ^time(%c0 : i32)
^time(%t: i32):
  %more = arith.cmpi slt, %t, %tsteps : i32
  cf.cond_br %more, ^there(%c1 : i32), ^end
^there(%i: i32):
  %inside = arith.cmpi slt, %i, %last : i32
  cf.cond_br %inside, ^one, ^back(%c1 : i32)
^one:
  %i0 = arith.index_cast %i : i32 to index
  %before = arith.subi %i, %c1 : i32
  %behind = arith.addi %i, %c1 : i32
  %im = arith.index_cast %before : i32 to index
  %ip = arith.index_cast %behind : i32 to index
  %a0 = memref.load %A[%im] : memref<?xf64>
  %a1 = memref.load %A[%i0] : memref<?xf64>
  %a2 = memref.load %A[%ip] : memref<?xf64>
  %s0 = arith.addf %a0, %a1 : f64
  %s1 = arith.addf %s0, %a2 : f64
  %r = arith.mulf %s1, %third : f64
  memref.store %r, %B[%i0] : memref<?xf64>
  cf.br ^there(%behind : i32)
^back(%j: i32):
  %inside2 = arith.cmpi slt, %j, %last : i32
  cf.cond_br %inside2, ^other, ^next
^other:
  %j0 = arith.index_cast %j : i32 to index
  %before2 = arith.subi %j, %c1 : i32
  %behind2 = arith.addi %j, %c1 : i32
  %jm = arith.index_cast %before2 : i32 to index
  %jp = arith.index_cast %behind2 : i32 to index
  %b0 = memref.load %B[%jm] : memref<?xf64>
  %b1 = memref.load %B[%j0] : memref<?xf64>
  %b2 = memref.load %B[%jp] : memref<?xf64>
  %s2 = arith.addf %b0, %b1 : f64
  %s3 = arith.addf %s2, %b2 : f64
  %r2 = arith.mulf %s3, %third : f64
  memref.store %r2, %A[%j0] : memref<?xf64>
  cf.br ^back(%behind2 : i32)
^next:
  %t1 = arith.addi %t, %c1 : i32
  cf.br ^time(%t1 : i32)
^end:
  return
}

func.func @main() -> i32 {
  %tsteps = arith.constant 1000000 : i32 // quick 100000, test 2
  %n = arith.constant 400 : index
  %n32 = arith.constant 400 : i32
  %A = memref.alloc(%n) : memref<?xf64>
  %B = memref.alloc(%n) : memref<?xf64>
  call @fill_vector(%A, %n) : (memref<?xf64>, index) -> ()
  call @fill_vector(%B, %n) : (memref<?xf64>, index) -> ()
  call @kernel(%tsteps, %n32, %A, %B) : (i32, i32, memref<?xf64>, memref<?xf64>) -> ()
  %r = call @digest_vector(%A) : (memref<?xf64>) -> i32
  return %r : i32
}
