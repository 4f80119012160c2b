// Indirect loads: a memref of indices, each naming the element to go to next, is walked like a list. Every
// step swaps what two elements say, so that no two rounds are the same.
func.func @main() -> i32 {
  %n = arith.constant 30000000 : index // quick 8000000, lli 1200000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 16384 : index
  %mask = arith.constant 16383 : index
  %mul = arith.constant 4421 : index
  %inc = arith.constant 7919 : index
  %next = memref.alloc(%size) : memref<?xindex>
  scf.for %i = %c0 to %size step %c1 {
    %a = arith.muli %i, %mul : index
    %b = arith.addi %a, %inc : index
    %to = arith.andi %b, %mask : index
    memref.store %to, %next[%i] : memref<?xindex>
  }
  %last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %c0, %sum = %c0) -> (index, index) {
    %q = memref.load %next[%p] : memref<?xindex>
    %r = memref.load %next[%q] : memref<?xindex>
    memref.store %r, %next[%p] : memref<?xindex>
    memref.store %q, %next[%q] : memref<?xindex>
    %s1 = arith.muli %sum, %mul : index
    %s2 = arith.addi %s1, %r : index
    scf.yield %r, %s2 : index, index
  }
  memref.dealloc %next : memref<?xindex>
  %both = arith.xori %last#0, %last#1 : index
  %result = arith.index_cast %both : index to i32
  return %result : i32
}
