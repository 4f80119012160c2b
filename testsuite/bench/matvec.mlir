// Multiply-accumulate over memrefs: x = A x, again and again, scaled so that x[0] is 1; A turns x about, so that
// it never settles. The result is a digest of x.
func.func @fill(%A: memref<128x128xf32>, %x: memref<128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %five = arith.constant 5 : i32
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c128 step %c1 {
    memref.store %one, %x[%i] : memref<128xf32>
    scf.for %j = %c0 to %c128 step %c1 {
      %i5 = arith.muli %i, %c5 : index
      %ij = arith.addi %i5, %j : index
      %k = arith.remui %ij, %c11 : index
      %k32 = arith.index_cast %k : index to i32
      %centred = arith.subi %k32, %five : i32
      %v = arith.sitofp %centred : i32 to f32
      memref.store %v, %A[%i, %j] : memref<128x128xf32>
    }
  }
  return
}

func.func @multiply(%A: memref<128x128xf32>, %x: memref<128xf32>, %y: memref<128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c128 step %c1 {
    %sum = scf.for %j = %c0 to %c128 step %c1 iter_args(%s = %zero) -> (f32) {
      %a = memref.load %A[%i, %j] : memref<128x128xf32>
      %b = memref.load %x[%j] : memref<128xf32>
      %p = arith.mulf %a, %b : f32
      %t = arith.addf %s, %p : f32
      scf.yield %t : f32
    }
    memref.store %sum, %y[%i] : memref<128xf32>
  }
  return
}

func.func @scale(%x: memref<128xf32>, %y: memref<128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %first = memref.load %y[%c0] : memref<128xf32>
  scf.for %i = %c0 to %c128 step %c1 {
    %v = memref.load %y[%i] : memref<128xf32>
    %q = arith.divf %v, %first : f32
    memref.store %q, %x[%i] : memref<128xf32>
  }
  return
}

func.func @main() -> i32 {
  %n = arith.constant 10000 : index // quick 2500, lli 80, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %c31 = arith.constant 31 : i32
  %zero = arith.constant 0 : i32
  %A = memref.alloc() : memref<128x128xf32>
  %x = memref.alloc() : memref<128xf32>
  %y = memref.alloc() : memref<128xf32>
  func.call @fill(%A, %x) : (memref<128x128xf32>, memref<128xf32>) -> ()
  scf.for %i = %c0 to %n step %c1 {
    func.call @multiply(%A, %x, %y) : (memref<128x128xf32>, memref<128xf32>, memref<128xf32>) -> ()
    func.call @scale(%x, %y) : (memref<128xf32>, memref<128xf32>) -> ()
  }
  %r = scf.for %i = %c0 to %c128 step %c1 iter_args(%h = %zero) -> (i32) {
    %v = memref.load %x[%i] : memref<128xf32>
    %bits = arith.bitcast %v : f32 to i32
    %h1 = arith.muli %h, %c31 : i32
    %h2 = arith.addi %h1, %bits : i32
    scf.yield %h2 : i32
  }
  memref.dealloc %A : memref<128x128xf32>
  memref.dealloc %x : memref<128xf32>
  memref.dealloc %y : memref<128xf32>
  return %r : i32
}
