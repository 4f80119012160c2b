// Memory of every kind, iterations that run at once, output, a pointer that goes through memory.
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func private @printMemrefI32(memref<*xi32>)
func.func @main(%bound: index) -> (memref<2x2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %table = memref.get_global @table : memref<4xi32>
  %a = memref.alloc(%bound) : memref<?xi32>
  memref.copy %table, %a : memref<4xi32> to memref<?xi32>
  %s = memref.alloca() : memref<2x2xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %c2) step (%c1, %c1) {
    %k = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
    %x = memref.load %a[%k] : memref<?xi32>
    %y = arith.muli %x, %x : i32
    memref.store %y, %s[%i, %j] : memref<2x2xi32>
  }
  %sum = affine.for %i = 0 to 2 iter_args(%so_far = %c0) -> (index) {
    %x = affine.load %s[%i, 1] : memref<2x2xi32>
    %n = arith.index_cast %x : i32 to index
    %next = index.add %so_far, %n
    affine.yield %next : index
  }
  %any = memref.cast %a : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%any) : (memref<*xi32>) -> ()
  %r = arith.index_cast %sum : index to i32
  vector.print %r : i32
  %out = memref.alloc() : memref<2x2xi32>
  memref.copy %s, %out : memref<2x2xi32> to memref<2x2xi32>
  memref.dealloc %a : memref<?xi32>
  return %out, %r : memref<2x2xi32>, i32
}
