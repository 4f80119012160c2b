// What a debugger is to show: memory of which some was never written, poison, calls, a loop, a global.
memref.global @table : memref<2xi32> = dense<[3, 4]>

func.func @square(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %five = arith.constant 5 : i32
  %p = ub.poison : i32
  %v = vector.from_elements %five, %p : vector<2xi32>
  %m = memref.alloc() : memref<2x3xi32>
  memref.store %five, %m[%c0, %c1] : memref<2x3xi32>
  memref.store %p, %m[%c1, %c1] : memref<2x3xi32>
  %t = memref.get_global @table : memref<2xi32>
  %first = memref.load %t[%c0] : memref<2xi32>
  %sum = scf.for %i = %c0 to %c6 step %c1 iter_args(%s = %first) -> i32 {
    %q = func.call @square(%s) : (i32) -> i32
    %w = arith.index_cast %i : index to i32
    %n = arith.addi %s, %w : i32
    memref.store %n, %m[%c0, %c0] : memref<2x3xi32>
    scf.yield %n : i32
  }
  vector.print %sum : i32
  memref.dealloc %m : memref<2x3xi32>
  return %sum : i32
}
