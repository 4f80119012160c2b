// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do i=0; while test $i -lt 50; do mlir-interp run $f --seed=$i || exit 1; i=$((i + 1)); done | sort -u; done | FileCheck %s --match-full-lines
// What tokens, values and groups order does not race, under any seed (DECISIONS J6).

// CHECK: 6 : i32

//--- 1_chain.mlir
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %first = async.execute { async.yield }
  %last = scf.for %i = %c0 to %c5 step %c1 iter_args(%before = %first) -> !async.token {
    %t = async.execute [%before] {
      %x = memref.load %m[] : memref<i32>
      %y = arith.addi %x, %one : i32
      memref.store %y, %m[] : memref<i32>
      async.yield
    }
    scf.yield %t : !async.token
  }
  async.await %last : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 3 : i32

//--- 2_value.mlir
// A value hands over the memory that it is.
func.func @main() -> i32 {
  %three = arith.constant 3 : i32
  %t, %v = async.execute -> !async.value<memref<i32>> {
    %m = memref.alloc() : memref<i32>
    memref.store %three, %m[] : memref<i32>
    async.yield %m : memref<i32>
  }
  %m = async.await %v : !async.value<memref<i32>>
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: dense<[0, 1, 2]> : memref<3xindex>

//--- 3_elements.mlir
// Each body has an element of its own, and all read another memref.
func.func @main() -> memref<3xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloc() : memref<3xindex>
  %one = memref.alloc() : memref<index>
  memref.store %c1, %one[] : memref<index>
  %g = async.create_group %c3 : !async.group
  scf.for %i = %c0 to %c3 step %c1 {
    %t = async.execute {
      %x = memref.load %one[] : memref<index>
      %y = arith.muli %x, %i : index
      memref.store %y, %m[%i] : memref<3xindex>
      async.yield
    }
    %r = async.add_to_group %t, %g : !async.token
  }
  async.await_all %g
  return %m : memref<3xindex>
}

// CHECK-NEXT: 5 : i32

//--- 4_late.mlir
// A body waits for a group that is filled behind it.
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i32
  %m = memref.alloc() : memref<i32>
  %g = async.create_group %c1 : !async.group
  %t, %v = async.execute -> !async.value<i32> {
    async.await_all %g
    %x = memref.load %m[] : memref<i32>
    async.yield %x : i32
  }
  %u = async.execute {
    memref.store %five, %m[] : memref<i32>
    async.yield
  }
  %r = async.add_to_group %u, %g : !async.token
  %y = async.await %v : !async.value<i32>
  return %y : i32
}

// CHECK-NEXT: 8 : i32

//--- 5_function.mlir
async.func @double(%m: memref<i32>, %before: !async.token) -> !async.token {
  async.await %before : !async.token
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %x : i32
  memref.store %y, %m[] : memref<i32>
  return
}
func.func @main() -> i32 {
  %four = arith.constant 4 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    memref.store %four, %m[] : memref<i32>
    async.yield
  }
  %u = async.call @double(%m, %t) : (memref<i32>, !async.token) -> !async.token
  async.await %u : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 7 : i32

//--- 6_nested.mlir
// Who awaits the outer body awaits the inner one, as that does.
func.func @main() -> i32 {
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  %t = async.execute {
    %u = async.execute {
      memref.store %seven, %m[] : memref<i32>
      async.yield
    }
    async.await %u : !async.token
    async.yield
  }
  async.await %t : !async.token
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 2 : i32

//--- 7_again.mlir
// Bodies that one after the other are awaited use one memref.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %two = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  scf.for %i = %c0 to %c9 step %c1 {
    %t = async.execute {
      memref.store %two, %m[] : memref<i32>
      async.yield
    }
    async.await %t : !async.token
    %x = memref.load %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-NEXT: 9 : i32

//--- 8_atomic.mlir
// Atomic updates of bodies beside each other.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %three, %m[%c0] : memref<1xi32>
  %t = async.execute {
    %x = memref.atomic_rmw addi %three, %m[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  %u = async.execute {
    %x = memref.atomic_rmw addi %three, %m[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  async.await %t : !async.token
  async.await %u : !async.token
  %r = memref.load %m[%c0] : memref<1xi32>
  return %r : i32
}
